/*
 * Sayings: what people say in several words for one thing the rules have a word for. A line names the rules' words, then the sayings; `…` stands for up to
 * three words, and every word of a saying may be inflected.
 */
const sayings = `
cost move: eat … change, cost … change, use a change, use up … change, use one of … change, lose a change, lose one of … change, eat … move, burn … move
move: push … back, push … out, switch … to another, swap … for another, find … another time, change … to another, different time, other time, another day, rearrange, put … to another day, pick … new time, no change left, change left, no more change, one of … change, pick a different
putoff: put … off, defer
withdraw: drop out, pull out, back out, bail out, bow out, opt out of the, leave the process, give up the application, change … mind, no longer want, not want the job, quit the process, jump off
unanswered: never answer, not respond, never respond, never reply, not reply, no reply, no response, not hear back, never hear back, never get back, no answer to
reason: say why, tell why, explanation, must explain, have to explain, justify, justification, excuse, give … cause, tell … why, let … know why
join: get into, come in, hop on, dial in, door open, connect to the, enter the call, log into the call, start the call, get in the call, get on the call, get on the video
noshow: never connect, not connect, not dial in, not join, never join, be absent, not be there, nobody there, stand … up, skip … interview, forget the interview, miss the interview, was not there, were not there, not make it to
nobody comes: nobody else turn up, nobody else, nobody come, no one come, no one else, no one join, all alone, wait … alone, be alone, sit … alone, there alone, nobody show up, no one show up
lost: power outage, power cut, battery empty, battery die, screen freeze, close by mistake, shut … down, power fail, go black, run out of battery, black screen, cut off, cut out, power go out, light go out, die on
practice: warm up, dry run, trial run, mock interview, test run, try out, try … out, practice run
again: second time, once more, one more time, second chance, another go, another chance, another try
notselected: no luck, pass over, not get the job, not get … job, not want her, not want him, do not get it, not make it, tell her no, tell him no, tell them no, pass on her, pass on him, pass on someone, pass on somebody
hire: get the job, got the job, start work, take on, become employee
early: how soon, in advance, ahead of time, before time, before the hour, cutoff, right now
late: run late, behind schedule, too late, not on time
signedin: remember me, stay … sign in, stay … log in, keep … sign in, keep … log in, sign in every, sign in each, log in every, log in each, sign in again, log in again
automatic: by itself, on its own, by themselves, all by itself
undo unblock: reverse … block, lift … block, lift the ban, remove the block, undo the block, block … reverse, let … back in
undo: go back on, reverse, revert
device: borrowed phone, public computer, library computer, shared computer, same phone, same computer, shared phone, family computer
again: over again
skip: leave … out, pass over, jump over, leave … open, leave … blank, not answer
required: have to, must have, forced to
no left: use all, use up all, all … use up, none left, be out of, run out of
submit: hand in, turn in, send off, hand over
optional: can be left out, not needed, not necessary, up to the candidate
enough: is it enough
zone: which hour, local time, time difference, whose clock, which clock, their time, his time, her time, my time, our time
sameday: same afternoon, same morning, same evening, later today, this morning
taken: someone else get, somebody faster, snap up, someone faster, already book, get … first
twice: double click, click twice, two times, press twice, in both, both tabs
phone: cell number, number from, mobile from, cell from, telephone from
brackets: dash, parenthesis, parentheses
code: security code, number in the mail, pin
seen: open and read, look at, blue tick
told: let … know, get word, find out, be informed, get informed, be notified
invited: call in, ask to come, get her onsite, get him onsite, get them onsite, get somebody onsite, get someone onsite, bring … onsite
finished: all over, be the end, end of the road, dead end
enter: fill … out, type in, key in, punch in, fill in
spam: too many messages
mute: can not hear, not hear, no sound
camera: web cam
closed: take … down, take … offline, off the market, no longer online, not online any more, fill the position, position fill, job fill, go offline
pay: how much money, hourly rate, earn, wage, salary, compensation
reminder: call to mind, not forget
onsite: come … to the building, visit … building, visit … facility, visit … community
employer say: what do i click, where do i click, how do i mark, what do i put, what do i set, what should i put, which … do i pick
file: word doc, google doc
`;

const inflected = (word: string): string =>
  word === '…' ? '((?:\\w+ ){0,3})' : `${word.replace(/e$/, 'e?')}(?:e?s|e?d|ing|[a-z]ing|[a-z]ed)? `;

/** What the first word of a saying begins with, however it is inflected. */
const beginning = (saying: string): string => (saying.split(' ')[0] ?? '').replace(/e$/, '');

/** A line of sayings, and the words that stand for them. */
export interface Saying {
  readonly words: string;
  readonly said: RegExp;
  /** A text without any of these has none of the sayings: looking for them is much faster than matching. */
  readonly beginnings: readonly string[];
}

/** The sayings, each with the words that stand for it. */
export const sayingsOfRules: readonly Saying[] = sayings
  .trim()
  .split('\n')
  .map((line) => {
    const [words = '', all = ''] = line.split(': ');
    const patterns = all.split(', ').map((saying) => saying.split(' ').map(inflected).join('').replace(/ $/, ''));
    return {
      words,
      said: new RegExp(`\\b(?:${patterns.join('|')})(?= |$)`, 'g'),
      beginnings: [...new Set(all.split(', ').map(beginning))],
    };
  });
