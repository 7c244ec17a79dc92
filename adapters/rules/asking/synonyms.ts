/* The words of experts: phrases with a single meaning, words for the same thing, and words that say nothing about a rule. */

/** Phrases, and the word that stands for each; hyphens are blanks already. In this order: some phrases contain others. */
export const phrases: Readonly<Record<string, RegExp>> = {
  noshow:
    /\b(?:no ?show(?:s|ed|ing)?|(?:not|never|fail\w* to|without) (?:even )?(?:show\w*(?: up)?|turn\w* up|com(?:e|es|ing)|came|appear\w*|attend\w*)|missed (?:the|his|her|their|an|my|your) (?:interview|appointment|meeting|visit|onboarding)|ghost\w*|stood up|stayed away)\b/g,
  signout: /\b(?:log|sign)(?:s|ged|ging|ed|ing)? ?(?:out|off)\b/g,
  signin: /\b(?:log|sign)(?:s|ged|ging|ed|ing)? ?(?:on|in)\b/g,
  signup: /\bsign(?:s|ed|ing)? ?up\b|\bregist(?:er|ers|ered|ering|ration)\b|\b(?:create|open)s? an account\b/g,
  clockchange:
    /\b(?:daylight savings?(?: time)?|summer time|winter time|dst|spring forward|fall back|clocks? (?:change|go|skip)s?(?: forward| back)?|changes? of clocks?)\b/g,
  putoff: /\b(?:reschedule later|put(?:s|ting)? (?:an? |the )?(?:\w+ ){0,2}off|postpon(?:e|es|ed|ing))\b/g,
  sameday: /\b(?:same day|today|tonight|this afternoon|this evening)\b/g,
  inperson: /\b(?:in person|face to face)\b/g,
  onsite: /\b(?:(?:on|to the|at the) site|site visits?|visits? (?:the|on) site)\b/g,
  email: /\be mail(?:s|ed)?\b/g,
  resume: /\b(?:curriculum vitae|cvs?)\b/g,
  message:
    /\b(?:what|which) (?:is the |does the )?texts?\b|\btexts? (?=(?:appears?|shows?|stands?|is (?:shown|there|on)|when|if|of (?:the|a)) )/g,
  'archive file': /\bzip(?:ped)? files?\b/g,
  zip: /\b(?:post(?:al)? ?codes?|zip ?codes?)\b/g,
  'code otp':
    /\b(?:(?:one time|sign ?in|login|verification|security|e?mailed) (?:pass)?(?:code|password|pin)s?|passcodes?|otps?|pins?)\b/g,
  phone: /\b(?:phone|mobile|cell|telephone|contact) numbers?\b|\b(?:cell ?phones?|telephones?|mobiles?)\b/g,
  'record interview':
    /\b(?:self ?record(?:ed|ing|s)?|record(?:ed|s)? (?:by|it|(?:an )?interviews?)|video answers?|one way(?: video)?(?: interviews?)?)\b/g,
  withdraw:
    /\b(?:back|drop|pull|step|opt|bow)(?:s|ped|ping|ing|ed)? (?:out|back|aside)\b|\bwithdr[ae]w\w*\b|\bno longer interested\b|\btak(?:e|es|ing) back (?:the|my|her|his|their|an) application\b/g,
  decline:
    /\bturn(?:s|ed|ing)? (?:it |(?:an|the|his|her|their|our|my) (?:offer|invitation) )?down(?= |$)(?<!\b(?:was|were|been|got|get|gets|being|am|is|are|be) turned down)|\bturn(?:s|ed|ing)? down (?=(?:\w+ )?(?:offer|invitation))|\bsay(?:s|ing)? no\b|\breject\w* (?=(?:(?:an|the|our|his|her|their|my) )?(?:offer|invitation))/g,
  notselected:
    /\b(?:be|was|were|been|got|gets?|being|am|is|are) (?:turned down|refused)\b|\bnot (?:selected|chosen|picked)\b(?! (?:an?|the|any|one|her|his|their) )|\breject\w*(?: (?:candidates?|applicants?|people))?\b/g,
  cancel: /\bcall(?:s|ed|ing)? (?:it |them |(?:the|an) interview )?off\b/g,
  move: /\b(?:chang(?:e|es|ed|ing) (?:the|an?|my|her|his|their) (?:time|date|slot|appointment|day)|another (?:time|date|slot)|pick(?:s|ing)? a new time|mov(?:e|es|ed|ing)|(?:re ?sched|rebook)\w*)\b/g,
  slot: /\btime ?slots?\b/g,
  'cost move':
    /\b(?:los(?:e|es|ing|t)|costs?|us(?:e|es|ed|ing)(?: up)?|charg(?:e|es|ed)|tak(?:e|es)) (?:one of )?(?:an? |the |one |up |my |his |her |their )?move\b/g,
  'slot taken':
    /\b(?:double book\w*|(?:get|book|pick|choose|want|take|confirm|hit|click|press|grab)(?:s|ed|ing)?(?: on)? the same (?:\w+ )?(?:time|slot|appointment)s?)\b/g,
  'join interview':
    /\b(?:enter|get into|go into|dial into|connect to) (?:the |an? |my )?(?:interview|meeting|room|call)\b/g,
  progress: /\bhow (?:far|much progress)\b|\bprogress bar\b|(?<!\d )\bpercent(?:age)?\b|% done\b/g,
  rerecord:
    /\b(?:re ?d(?:o(?:es|ne|ing)?|id)|re ?record(?:s|ed|ings?)?|re ?takes?|record(?:s|ed|ing)? (?:it |(?:an|the) answer )?(?:again|anew|twice)|second take|do over|new take)\b/g,
  dependson: /\bdepends? on\b/g,
  expire: /\br[au]ns? out\b(?! of)/g,
  howoften: /\bhow (?:often|many times)\b/g,
  button: /\bwhat (?:can|may) (?:(?:the|an?) )?(?:he|she|they|I|you|candidates?|applicants?|person) do\b/gi,
  held: /\bt(?:ake|akes|ook|aken|aking) place\b/g,
  inprogress: /\bin progress\b/g,
  techcheck: /\b(?:tech(?:nical|nology)?|equipment|camera|device|mic(?:rophone)?|video) (?:checks?|tests?)\b/g,
  experience: /\b(?:work|employment) histor(?:y|ies)\b|\b(?:previous|past|former|old|earlier|last) jobs?\b/g,
  manager: /\bhiring managers?\b/g,
  closed: /\bpermanently closed\b|\bno longer open\b/g,
  welcomeback: /\bwelcome back\b|\bwho is (?:here|there)\b/g,
  'screening question': /\b(?:skill ?filter|screening)(?: questions?)?\b|\bquestionnaires?\b/g,
  perday: /\b(?:per|an?|each|every) day\b|\bdaily\b/g,
  again: /\bstart(?:s|ed)? over\b/g,
  ahead: /(?<=\b(?:days?|weeks?|months?)) (?:out|in advance|from now|away)\b/g,
  now: /\bright away\b|\bimmediately\b|\bat once\b/g,
  notonboarded: /\bnot onboarded\b/g,
};

/** In each line words for the same thing; each stands for its other forms, too. */
export const synonyms = `
cancel cancelled cancelling cancellation abort scrap
move shift
manager recruiter hr boss supervisor director administrator coordinator don regional higherup
employer company operator facility hospital clinic community agency provider client building corporate
site website homepage web
code password
try attempt guess wrong incorrect mistyped
valid validity lifetime lasts lives
expire expiry lapse outdated
idle inactive inactivity unused untouched
large largest larger big biggest bigger size heavy mb megabyte kb gb byte
long longest longer length duration
file document format
image picture photo pic snapshot jpg jpeg png gif screenshot
button action press click tap
join joinable
early earlier earliest sooner soonest soon ahead advance notice lead
late later lateness delay overdue tardy
connection internet bandwidth network wifi line speed mbps broadband hotspot reception signal
slow slower weak bad poor laggy choppy glitchy buffering
lost lose losing crash dies died breaks broken drops dropped reload freeze frozen
question answer
pass succeed
fail failure flunk disqualify
invite invitation
onboarding orientation hire
transfer transferred forwarded
notselected deselected
block ban banned blacklist barred
apply reapply
again twice repeat repeatedly anew double
slot appointment
book schedule choose chosen pick arrange reserve confirm grab snag
upload attach
country indian india american usa
foreign international overseas abroad uk british england mexico mexican canada canadian philippines europe european germany
name firstname lastname surname
order sort sequence top ranked
list group heading
device tab browser
mail email
message chat chatting
reminder remind ping nudge
day date
window search
full fully sold taken gone occupied
page screen
education degree school
mean meaning stand
status state
character letter char
digit figure
disabled grey gray
link url
closed unpublished filled shut
optional voluntary
required mandatory obligatory compulsory needed
video camera webcam
record film rewatch
practice practise rehearse trial
delete remove erase wipe
keep kept store save retain retention remember
zip zipcode
zone timezone
limit cap most maximum max
missing lacks
empty blank
present ongoing current
future upcoming
resend resent
wait grace
pay wage salary compensation
change edit modify alter amend update
replace swap exchange substitute
microphone mic
undo undone revert reverse restore reopen
notify inform alert notification
typo mistype misspelled
mistake accident accidental accidentally oops
penalty penalize punish strike ding dinged
genuine legit authentic
rude cuss cussed swear swore nasty insult harass creepy vulgar offensive inappropriate bully threaten
advert ad posting listing flyer requisition vacancy
license certificate certification cert
sick ill covid flu
proven unproven verified unverified prove
`;

/** Words that any question may contain and that say nothing about a rule. */
export const unspoken = `
a an the of on in at is are was were be been being to what when why who whom whose how which where can may might must shall should
could would will do does did done doing have has had having get gets got getting happen mean for with without by from as
someone somebody anyone anybody everyone person people candidate applicant caregiver nurse cook user
aide rn cna lpn hha server housekeeper guy girl lady woman man gal folks
anymore anyway gonna wanna gotta lots bit kinda stuff everything hey hi hello thanks thx btw
it its this that these those there here then than if or and but nor not no yes so too very just only also ever even
i me my mine we us our ours you your he she him her his hers they them their one ones
allow permitted able possible possibly want like please tell say says said
many much more most less few often any some all every each other another still yet already always never
portal system rule app application job see sees seen look show shown use used using go goes going went make made take give given let
come came out up down off about after before until till since during within while between over under into per via
once exactly around roughly approximately least accept acceptable okay ok fine right reach
put set work s t month don doesn didn isn won couldn re ve ll d m am whether now enough actually really suppose case thing
long far number count way next new old own same different nothing something anything
status interview last ago position stay kind minute second hour perday howoften know think find found decide depend become clocktime
`;

/** In each line a kind of thing, and things of that kind: what is said of the kind holds for each. */
export const kinds = `
file pdf docx doc odt rtf pages image
device phone tablet laptop computer ipad iphone android mac desktop pc chromebook kindle
browser chrome firefox safari edge opera
end notselected
family mom mother dad father sister brother husband wife daughter son roommate grandma grandmother aunt uncle cousin niece nephew kid child coworker friend neighbor boyfriend girlfriend partner
day weekend weekday night monday tuesday wednesday thursday friday saturday sunday morning evening
language spanish espanol creole tagalog french portuguese vietnamese english polish
foreign ghana nigeria jamaica haiti philippines kenya china
onsite tour visit walkthrough
zone eastern pacific central mountain est edt pst pdt cst mst utc gmt
`;

/** How people write in a hurry, and what they mean. */
export const shorthand: Readonly<Record<string, string>> = {
  appt: 'appointment',
  appts: 'appointments',
  b4: 'before',
  bc: 'because',
  cuz: 'because',
  hrs: 'hours',
  mgr: 'manager',
  min: 'minutes',
  mins: 'minutes',
  msg: 'message',
  msgs: 'messages',
  pls: 'please',
  plz: 'please',
  ppl: 'people',
  pw: 'password',
  sec: 'seconds',
  secs: 'seconds',
  thru: 'through',
  tmrw: 'tomorrow',
  w: 'with',
  wk: 'week',
  wks: 'weeks',
};

/** Past forms of the verbs that the sayings use. Those that the rules use on their own, as `told` or `held`, are words themselves. */
export const irregular: Readonly<Record<string, string>> = {
  ate: 'eat',
  began: 'begin',
  begun: 'begin',
  broke: 'break',
  brought: 'bring',
  came: 'come',
  drove: 'drive',
  fell: 'fall',
  forgot: 'forget',
  forgotten: 'forget',
  gave: 'give',
  got: 'get',
  gotten: 'get',
  heard: 'hear',
  hung: 'hang',
  knew: 'know',
  met: 'meet',
  paid: 'pay',
  ran: 'run',
  sat: 'sit',
  saw: 'see',
  sent: 'send',
  spoke: 'speak',
  stood: 'stand',
  tape: 'record',
  taped: 'record',
  taping: 'record',
  thought: 'think',
  threw: 'throw',
  thrown: 'throw',
  took: 'take',
  went: 'go',
  wrote: 'write',
  written: 'write',
};
