/** What candidates and employers ask that no rule of the portal answers: such a question gets no answer rather than a wrong one. */
export const askedOfNobody = `
negotiate the pay, ask for more money, is there a raise, how often are raises, sign on bonus, is there a bonus for referring a friend, overtime, time and a half, when is payday, paid weekly or every two weeks, direct deposit, am I paid for orientation, pay for gas or mileage, is training paid, tips
vacation days, paid time off, sick leave, holidays off, maternity leave, retirement plan, pension, health insurance cost, dental and vision, when do benefits start, life insurance, tuition help, pay for school
sponsor visas, work permit, green card, need to be a citizen, papers to work here, social security number, tax form
drug test, background check, fingerprints, criminal record, felony, tb test, physical exam, covid shot, flu shot, vaccination, do I need a license to drive, need a license for this job, cpr card, certification needed, high school diploma needed, how much experience is needed, how old do you have to be, can a teenager work there
dress code, wear scrubs, uniform, tattoos, piercings, nail polish, what do I wear to the interview, beard
parking, bus stop, do you offer rides, how far is the drive, carpool
bring my kid, bring my dog, daycare, pets
lunch break, is lunch paid, free meals, can I smoke, is there a kitchen
how many residents, patient ratio, how many beds, is it memory care, how many people work there, what is the boss like, who is the owner, who is the ceo, is it a good place to work, is there a union, why do people quit there, rating of the company
how heavy do I have to lift, do I have to clean, do I give meds, what would my duties be, hoyer lift, pass medication, work with dementia
which days would I work, can I choose my shift, can I work two jobs, do I work weekends, mandatory overtime, on call, can I pick up extra shifts, schedule for next week, swap a shift, call out sick from my shift
reference letter, write a recommendation, letter for my landlord, proof of employment, unemployment claim, sue, lawyer, discrimination, accommodation for my disability, pregnant, second job, quit my current job
weather, news, joke, recipe, who won the game, capital of a country, stock price, what day is it
interview tips, what should I say in the interview, help me in the interview, can my mom come to the interview, how do I write a resume, is my resume good, should I take the job, what are my chances
post a job, put up a posting, create a position, add a location, invite a colleague to the portal, price of the portal, how many employees, how many applicants per opening on average in the industry, group interview, see several candidates together in one interview, salary based on what, does the salary depend on experience, raise the salary for a shift, hire through an agency, advertise on other sites, train my managers, phone number of the support
more than a certain amount an hour, match what my old job paid, how many sick days, speak another language with the residents, what to answer when they ask me something, strengths and weaknesses, give showers, file for unemployment, turnover of staff, cost of an ad, who wins
is there an app for iphone, android app, app in the play store, download the app, app store, mobile app for the portal
refer a friend, referral bonus, bonus for bringing a friend, recommend a coworker and get paid
race and gender survey, eeo questions, equal opportunity form, veteran status, disability form, ethnicity question
w4 form, i9 form, tax papers, how long are paper forms kept, direct deposit form, employee handbook, benefits enrollment, onboarding paperwork for payroll
export to excel, download a list of candidates, csv of the applicants, print the candidates, spreadsheet of applicants, pdf of all applications, export our data
sync with outlook, connect my google calendar as the manager, calendar of the manager, outlook integration, put interviews into my outlook, ical feed for managers
cost of the portal, price per applicant, billing, invoice, how much do we pay for this, subscription, contract with you, license fee
payroll system, set the wage, time clock, timesheet, clock in, shift schedule of employees, staffing schedule, adp payroll, pay stub
candidates' references, call references, reference check, credit check, e verify, social media check, motor vehicle record
chance of getting hired, how many others applied, who else applied, am I the best, how competitive is it
webinar, user manual, who built this, is the company hiring developers
how many beds does the facility have, name of the administrator, phone of the facility, opening hours, visiting hours
orientation topics, what do I bring on the first day, uniform on day one, lunch at orientation, length of orientation class, what papers to bring
raise after ninety days, shift differential, weekend pay, pay for orientation hours, bonus after a year, mileage
salary negotiation, counter offer, ask for a higher offer, start date negotiation, can I start later, part time instead of full time
legal advice, minimum age, may a minor apply, is a teenager allowed, labor law, overtime law, non compete, union dues
rate the candidate, score candidates, ai screening, rank applicants by ai, compare candidates, notes about a candidate, tags, bulk message, mass email, bulk reject
delete a manager, add a user, permissions of a colleague, roles of managers, two factor for managers, admin login, single sign on for managers, reset a manager
how many interviews can I do per day, interviews per day for a recruiter, see three candidates together in a group, electronic signature, sign documents online, what do competitors pay, wifi password, password of the office wifi, will it rain, h1b, help with a visa, staff turnover, cost of a job ad on indeed, more than eighteen dollars an hour, phone number of the office, how old must somebody be, what age
group interview with three candidates, interview several applicants at once, more candidates in one interview, group interviews
message all candidates at once, write to everyone, group chat, video tour of the building with residents, virtual tour of the facility, dental insurance, how many people work at the company, who owns the facility, is overtime paid, get paid more, help with immigration, send a newsletter, change the logo of the company, how many applicants do others have, which candidate is best
delete my account, remove all my data, close my account for good, gdpr request, right to be forgotten, erase my personal data, copy of my data, how long do you keep my data, privacy policy, data retention, ccpa
who pays for the background check, cost of the drug test, is there a physical, tb test cost
is this job still available for couples, housing, relocation help, student loans, daycare on site
`;
