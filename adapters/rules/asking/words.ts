/* Puts questions and rules in the same words: both are reduced to stems, and all the words that experts use for the same thing share one stem. */

/** Phrases with a single meaning, matched before single words, longest first. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:no[ -]?shows?|(?:did not|does not|do not|never|not|fail(?:s|ed)? to|without) (?:even )?(?:show(?:n|s|ed|ing)?(?: up)?|turn(?:ed|s|ing)? up|com(?:e|es|ing)|came|appear(?:ed|s|ing)?|attend(?:ed|s|ing)?)|missed (?:the|his|her|their|an|my|your) (?:interview|appointment|meeting|visit|onboarding)|ghost(?:ed|s|ing)?|stood up|stayed away|fail(?:s|ed)? to attend)\b/g,
    ' noshow ',
  ],
  [/\b(?:log|sign)(?:s|ged|ging|ed|ing)?[ -]?(?:out|off)\b|\blogout\b/g, ' signout '],
  [/\b(?:log|sign)(?:s|ged|ging|ed|ing)?[ -]?(?:on|in)\b|\blogin\b/g, ' signin '],
  [/\bsign(?:s|ed|ing)?[ -]?up\b|\bregist(?:er|ers|ered|ering|ration)\b|\b(?:create|open)s? an account\b/g, ' signup '],
  [
    /\b(?:daylight[ -]saving(?:s)?(?: time)?|summer time|winter time|dst|spring forward|fall back|clocks? (?:change|go|skip)s?(?: forward| back)?|changes? of clocks?|clock changes?)\b/g,
    ' clockchange ',
  ],
  [
    /\b(?:reschedule[ -]later|put(?:s|ting)? (?:it |them |the \w+ )?off|postpon(?:e|es|ed|ing)|puts? an? \w+(?: \w+)? off|is put off)\b/g,
    ' putoff ',
  ],
  [/\b(?:same[ -]day|today|tonight|this afternoon|this evening)\b/g, ' sameday '],
  [/\b(?:in[ -]person|face[ -]to[ -]face)\b/g, ' inperson '],
  [/\b(?:on[ -]site|site visits?|visits? (?:the|on) site)\b/g, ' onsite '],
  [/\b(?:e[ -]mail)(?:s|ed)?\b/g, ' email '],
  [/\b(?:curriculum vitae|cvs?|r[eé]sum[eé]s?)\b/g, ' resume '],
  [/\b(?:post(?:al)?[ -]?codes?|zip[ -]?codes?|zips?)\b/g, ' zip '],
  [
    /\b(?:(?:one[ -]time |sign[ -]?in |login |verification |security |mailed |e-?mailed )(?:pass)?(?:code|password|pin)s?|passcodes?|otps?|pins?)\b/g,
    ' code otp ',
  ],
  [/\b(?:phone|mobile|cell|telephone|contact) numbers?\b|\b(?:cell ?phones?|telephones?|mobiles?)\b/g, ' phone '],
  [
    /\b(?:self[ -]?record(?:ed|ing|s)?|record(?:ed|s)? (?:by|it|an? interview|interviews?)|video answers?|one[ -]way(?: video)?(?: interviews?)?|recorded interviews?)\b/g,
    ' record interview ',
  ],
  [
    /\b(?:back|drop|pull|step|opt|bow)(?:s|ped|ped|ping|ing|ed)? (?:out|back|aside)\b|\bwithdr(?:aw|aws|awn|awing|ew|awal)\b|\bno longer interested\b|\btak(?:e|es|ing) back (?:the|my|her|his|their|an) application\b/g,
    ' withdraw ',
  ],
  [
    /\b(?:turn(?:s|ed|ing)? (?:it |an offer |the offer )?down|say(?:s|ing)? no(?: to)?|reject(?:s|ed|ing)?)\b/g,
    ' decline ',
  ],
  [/\bcall(?:s|ed|ing)? (?:it |them |the interview |an interview )?off\b/g, ' cancel '],
  [
    /\b(?:chang(?:e|es|ed|ing) (?:the|a|an|my|her|his|their) (?:time|date|slot|appointment|day)|another (?:time|date|slot)|pick(?:s|ing)? a new time|mov(?:e|es|ed|ing)|resched\w*|re-schedul\w*|rebook\w*)\b/g,
    ' move ',
  ],
  [/\b(?:time[ -]?slots?|slots?)\b/g, ' slot '],
  [/\btime[ -]?zones?\b/g, ' zone '],
  [/\bhow (?:far|much progress)\b|\bprogress(?: bar)?\b|\bpercent(?:age)?\b|\b% done\b/g, ' progress '],
  [
    /\b(?:re-?record(?:s|ed|ing|ings)?|re-?takes?|record(?:s|ed|ing)? (?:it |an answer |the answer )?(?:again|anew|twice)|second take|do over|new take)\b/g,
    ' rerecord ',
  ],
  [/\btech(?:nical|nology)?[ -]checks?\b|\bequipment checks?\b|\bcamera checks?\b/g, ' techcheck '],
  [/\bhiring managers?\b/g, ' manager '],
  [
    /\bwork histor(?:y|ies)\b|\bprevious jobs?\b|\bpast jobs?\b|\bformer jobs?\b|\bemployment histor(?:y|ies)\b/g,
    ' experience ',
  ],
  [/\bpermanently closed\b|\bno longer open\b/g, ' closed '],
  [/\bwelcome back\b|\bwho is (?:here|there)\b/g, ' welcomeback '],
  [/\b(?:skill[ -]?filter|screening)(?: questions?)?\b|\bquestionnaires?\b/g, ' screening question '],
  [/\bstart(?:s|ed)? over\b/g, ' again '],
  [/\bright away\b|\bimmediately\b|\bat once\b/g, ' now '],
  [/\bnot (?:selected|chosen|picked)\b/g, ' notselected '],
  [/\bnot onboarded\b/g, ' notonboarded '],
];

/** Words that experts use for the same thing; the first one names it. */
const synonyms: readonly (readonly string[])[] = [
  ['cancel', 'canceled', 'cancelled', 'canceling', 'cancelling', 'cancellation', 'cancels', 'abort', 'scrap'],
  ['move', 'shift'],
  ['manager', 'managers', 'recruiter', 'recruiters', 'hr', 'boss', 'supervisor'],
  ['interviewer', 'interviewers'],
  ['employer', 'employers', 'company', 'operator', 'facility'],
  ['code', 'codes', 'password', 'passwords'],
  ['try', 'tries', 'tried', 'attempt', 'attempts', 'guess', 'guesses', 'wrong', 'incorrect', 'mistyped'],
  ['valid', 'validity', 'lifetime', 'lasts', 'lives'],
  ['expire', 'expires', 'expired', 'expiry', 'expiring', 'lapse', 'lapses', 'lapsed', 'outdated'],
  ['idle', 'inactive', 'inactivity', 'unused', 'untouched', 'idling'],
  [
    'large',
    'largest',
    'big',
    'biggest',
    'larger',
    'bigger',
    'size',
    'maximum',
    'max',
    'heavy',
    'mb',
    'megabyte',
    'megabytes',
    'kb',
    'gb',
    'bytes',
    'byte',
  ],
  ['long', 'longest', 'longer', 'length', 'duration', 'lasting'],
  ['file', 'files', 'document', 'documents', 'format', 'formats', 'extension', 'extensions', 'type', 'types'],
  ['image', 'images', 'picture', 'pictures', 'photo', 'photos', 'jpg', 'jpeg', 'png', 'gif', 'screenshot'],
  ['button', 'buttons', 'action', 'actions', 'press', 'click'],
  ['card', 'cards'],
  ['join', 'joins', 'joining', 'joined', 'joinable'],
  ['early', 'earlier', 'earliest', 'sooner', 'soonest', 'soon', 'ahead', 'advance', 'notice', 'lead'],
  ['late', 'later', 'lateness', 'delayed', 'delay', 'delays', 'overdue', 'tardy'],
  ['connection', 'internet', 'bandwidth', 'network', 'wifi', 'line', 'speed', 'mbps', 'broadband'],
  ['slow', 'slower', 'weak', 'bad', 'poor'],
  [
    'lost',
    'lose',
    'loses',
    'losing',
    'crash',
    'crashes',
    'crashed',
    'dies',
    'died',
    'breaks',
    'broken',
    'drops',
    'dropped',
    'reload',
    'reloads',
  ],
  ['recording', 'record', 'records', 'recorded', 'recordings'],
  ['question', 'questions', 'answer', 'answers', 'answered', 'answering', 'screening'],
  ['pass', 'passes', 'passed', 'passing', 'succeed', 'succeeds'],
  ['fail', 'fails', 'failed', 'failing', 'failure', 'flunk', 'disqualify', 'disqualified', 'disqualifies'],
  ['offer', 'offers', 'offered', 'offering'],
  ['invite', 'invites', 'invited', 'invitation', 'invitations'],
  ['onboarding', 'onboard', 'orientation'],
  ['onboarded', 'hired', 'hire', 'hires'],
  ['transfer', 'transferred', 'transfers', 'forwarded'],
  ['shortlist', 'shortlisted', 'shortlists'],
  ['review', 'reviewed', 'reviews'],
  ['interviewed'],
  ['notselected', 'deselected'],
  ['block', 'blocked', 'blocks', 'blocking', 'ban', 'banned', 'blacklist', 'blacklisted', 'barred'],
  ['apply', 'applies', 'applied', 'applying', 'reapply'],
  ['again', 'twice', 'repeat', 'repeated', 'repeatedly', 'anew', 'double'],
  ['slot', 'appointment', 'appointments'],
  ['time', 'times'],
  [
    'book',
    'books',
    'booked',
    'booking',
    'schedule',
    'schedules',
    'scheduled',
    'scheduling',
    'choose',
    'chooses',
    'chosen',
    'pick',
    'picks',
    'arrange',
    'arranged',
    'reserve',
    'reserved',
    'confirm',
  ],
  ['decline', 'declines', 'declined', 'declining'],
  ['resume', 'resumes'],
  ['upload', 'uploads', 'uploaded', 'uploading', 'attach', 'attached'],
  ['phone', 'phones'],
  ['country', 'countries', 'indian', 'india', 'american', 'usa', 'us', 'uk', 'british', 'foreign', 'international'],
  ['name', 'names', 'firstname', 'lastname', 'surname'],
  ['order', 'sorted', 'sort', 'sorting', 'sequence', 'orders', 'top', 'ranked'],
  ['list', 'lists', 'listed', 'group', 'groups', 'heading', 'headings'],
  ['session', 'sessions'],
  ['device', 'devices', 'tab', 'tabs', 'browser', 'browsers'],
  ['mail', 'mails', 'email', 'emails', 'mailed', 'emailed'],
  ['message', 'messages', 'chat', 'chats', 'chatting'],
  ['reminder', 'reminders', 'remind', 'reminded', 'reminds'],
  ['day', 'days', 'date', 'dates'],
  ['window', 'windows', 'filter', 'filters', 'search', 'searches'],
  ['full', 'fully', 'sold', 'taken', 'gone', 'occupied'],
  ['page', 'screen', 'screens'],
  ['experience', 'experiences'],
  ['education', 'degree', 'degrees', 'school', 'schools'],
  ['mean', 'means', 'meaning', 'stand', 'stands'],
  ['status', 'statuses', 'state', 'states'],
  ['character', 'characters', 'letter', 'letters', 'chars'],
  ['digit', 'digits', 'figure', 'figures'],
  ['reason', 'reasons'],
  ['disabled', 'disable', 'grey', 'gray', 'greyed', 'grayed'],
  ['link', 'links', 'url'],
  ['closed', 'close', 'closes', 'unpublished', 'filled', 'shut'],
  ['optional', 'voluntary'],
  ['required', 'mandatory', 'obligatory', 'compulsory', 'requires', 'require', 'needed', 'need', 'needs'],
  ['video', 'camera', 'webcam'],
  ['practice', 'practise', 'rehearse', 'practicing', 'practising', 'trial'],
  [
    'delete',
    'deleted',
    'deletes',
    'remove',
    'removed',
    'erase',
    'erased',
    'wipe',
    'wiped',
    'forget',
    'forgotten',
    'forgets',
  ],
  [
    'keep',
    'kept',
    'keeps',
    'store',
    'stored',
    'stores',
    'saved',
    'save',
    'retained',
    'retention',
    'remembered',
    'remember',
  ],
  ['zip', 'zipcode'],
  ['zone', 'timezone', 'timezones'],
  ['limit', 'limits', 'limited', 'cap', 'most'],
  ['missing', 'lacks', 'lacking', 'empty', 'blank'],
  ['present', 'ongoing', 'current', 'still'],
  ['future', 'upcoming'],
  ['month', 'months'],
  ['resend', 'resent', 'resends'],
  ['attendance'],
  ['wait', 'waits', 'waiting', 'waited', 'grace'],
  ['proven', 'unproven', 'verified', 'unverified', 'verify', 'prove', 'proves'],
];

const canonical = new Map(synonyms.flatMap(([name = '', ...others]) => [name, ...others].map((word) => [word, name])));

const ordinals = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const counts = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** `rescheduling`, `rescheduled` and `reschedule` count as one word. */
const stemmed = (word: string): string => word.replace(/(?<=\w{4})(?:ing|ed|es|s)$/, '').replace(/(?<=\w{4})e$/, '');

/** A word's stem, which rules and questions share. */
const stemOf = (word: string): string => {
  const known = canonical.get(word);
  return stemmed(known ?? canonical.get(stemmed(word)) ?? word);
};

/** Words that any question may contain and that say nothing about a rule. */
const unspoken = new Set(
  (
    'a an the of on in at is are was were be been being to what when why who whom whose how which where can may might must shall should ' +
    'could would will do does did done doing have has had having get gets got getting happen happens happened mean means for with without by from as ' +
    'someone somebody anyone anybody everyone person people candidate candidates applicant applicants caregiver nurse cook user users ' +
    'it its this that these those there here then than if or and but nor not no yes so too very just only also ever even ' +
    'i me my mine we our you your he she him her his they them their one ones ' +
    'allow allows allowed allowing permitted able possible possibly want wants wanted wanting like likes please tell say says said ' +
    'many much more most less few often any some all every each other another still yet already always never  ' +
    'portal system rule rules app application applications job jobs ' +
    'see sees seen look looks show shows shown use uses used using go goes going went make makes made take takes give gives given let lets ' +
    'come comes coming came out up down off about after before until till since during within while between over under into per via ' +
    'exactly about around roughly approximately least at accept accepts accepted acceptable okay ok fine right reach reaches ' +
    'put set sets work what s t don doesn didn isn won couldn re ve ll d m am whether per now enough actually really suppose case thing things ' +
    'long far   number numbers count counts way ways next new old  own same different nothing something anything ' +
    'status statuses interview interviews position positions stay stays kind kinds  says minute minutes second seconds hour hours ' +
    'know knows think thinks find finds found decide decides decided depend depends  become becomes clocktime '
  )
    .split(/\s+/)
    .filter((word) => word !== '' && !canonical.has(word)),
);

/** Words that mean nothing on their own in a question, but help choose between two equally close rules. */
export const isUnspoken = (stem: string): boolean => unspokenStems.has(stem);
const unspokenStems = new Set([...unspoken].map(stemOf));

/** A text in lower case, without accents or contractions. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2019\u2018`]/g, "'")
    .replace(/\bwon't\b/g, 'will not')
    .replace(/\bcan't\b/g, 'can not')
    .replace(/n't\b/g, ' not')
    .replace(/'(?:s|re|ve|ll|d|m)?\b/g, ' ');

/** Units of time, size and count, as a question or a rule may spell them. */
const units: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:ms|milliseconds?)$/, 'time', 1],
  [/^(?:s|secs?|seconds?)$/, 'time', 1_000],
  [/^(?:min|mins|minutes?)$/, 'time', 60_000],
  [/^(?:h|hrs?|hours?)$/, 'time', 3_600_000],
  [/^(?:d|days?)$/, 'days', 86_400_000],
  [/^(?:w|weeks?)$/, 'days', 7 * 86_400_000],
  [/^(?:b|bytes?)$/, 'size', 1],
  [/^(?:kb|kib|kilobytes?)$/, 'size', 1024],
  [/^(?:mb|mib|megs?|megabytes?)$/, 'size', 1024 * 1024],
  [/^(?:gb|gib|gigabytes?)$/, 'size', 1024 * 1024 * 1024],
  [/^(?:chars?|characters?|letters?)$/, 'characters', 1],
  [/^(?:digits?|figures?)$/, 'digits', 1],
  [/^(?:months?)$/, 'months', 1],
  [/^(?:moves?)$/, 'moves', 1],
];

/** A number with its unit, in the smallest unit of its kind: 89 minutes is 5,340,000 ms, of the kind `time`. */
export interface Quantity {
  readonly of: string;
  readonly amount: number;
}

export interface Read {
  /** The stems, in order. A quantity is a stem, too: `#time:5340000`. */
  readonly stems: readonly string[];
  readonly quantities: readonly Quantity[];
  /** Which reschedule is meant: 3 for the third. */
  readonly nthMove: number | undefined;
  /** Numbers without a unit. */
  readonly numbers: readonly number[];
}

const quantityIn = (amount: string, unit: string | undefined): Quantity | undefined => {
  const known = units.find(([pattern]) => unit !== undefined && pattern.test(unit));
  return known === undefined ? undefined : { of: known[1], amount: Number(amount) * known[2] };
};

const worded = (word: string): string => {
  const [ordinal, count] = [ordinals.indexOf(word), counts.indexOf(word)];
  if (ordinal > 2 || word === 'first' || word === 'second') return ordinal > 2 ? `${ordinal}th` : word;
  return count > 1 ? String(count) : word;
};

/** Reads a text into stems and numbers. */
export const read = (text: string): Read => {
  const whole = plain(text)
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/\b\d{1,2}:\d{2}(?:\s?[ap]m)?\b|\b\d{1,2}\s?[ap]m\b/g, ' clocktime ')
    .replace(/\bhalf an hour\b/g, '30 minutes')
    .replace(/\b(?:an|one) hour and a half\b|\bone and a half hours\b/g, '90 minutes')
    .replace(/\b(?:an|one) hour\b/g, '1 hour')
    .replace(/\b(?:a|one) minute\b/g, '1 minute')
    .replace(/\b(?:a|one) week\b/g, '1 week')
    .replace(
      /(\d)[ -]?(h|hrs?|mins?|minutes?|hours?|secs?|seconds?|mb|kb|gb|mib|days?|characters?|digits?)\b/g,
      '$1 $2',
    )
    .replace(
      /\b(first|second) (?=(?:time )?(?:move|reschedul|rebook))/g,
      (_, nth: string) => `${ordinals.indexOf(nth)}th `,
    );
  const joined = phrases.reduce((sofar, [pattern, name]) => sofar.replace(pattern, name), whole);
  const words = joined
    .split(/[^a-z0-9.]+|\.(?!\d)|(?<!\d)\./)
    .filter((word) => word !== '')
    .map(worded);
  const stems: string[] = [];
  const quantities: Quantity[] = [];
  const numbers: number[] = [];
  let nthMove: number | undefined;
  words.forEach((word, at) => {
    const nth = /^(\d+)(?:st|nd|rd|th)$/.exec(word);
    if (nth !== null) {
      if (words.slice(at + 1, at + 3).includes('move')) nthMove = Number(nth[1]);
      stems.push(`${nth[1] ?? ''}th`);
    } else if (/^\d+(?:\.\d+)?$/.test(word)) {
      const quantity = quantityIn(word, words[at + 1]);
      if (quantity === undefined) {
        numbers.push(Number(word));
        stems.push(word);
      } else {
        quantities.push(quantity);
        stems.push(`#${quantity.of === 'days' ? 'time' : quantity.of}:${quantity.amount}`);
      }
    } else stems.push(stemOf(word));
  });
  return { stems, quantities, numbers, nthMove };
};
