/* Places that a question names. Who lives in one and works in another asks about time zones. */

const states = `
alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana
maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada new_hampshire new_jersey new_mexico new_york north_carolina
north_dakota ohio oklahoma oregon pennsylvania rhode_island south_carolina south_dakota tennessee texas utah vermont virginia washington west_virginia
wisconsin wyoming boston miami seattle dallas houston atlanta philadelphia san_francisco san_diego las_vegas austin portland
`;

const named = (text: string): string => text.toLowerCase().replaceAll('_', ' ');

/** Cities after which time zones are called, states, and some large cities. */
const known: readonly string[] = [
  ...new Set([
    ...Intl.supportedValuesOf('timeZone').flatMap((zone) => named(zone.split('/').at(-1) ?? '')),
    ...states.trim().split(/\s+/).map(named),
  ]),
];

const places = new RegExp(`\\b(?:in|from|at|to|near) (${known.join('|')})\\b`, 'g');

/** The places that a question says somebody or something is at, each once. */
export const placesNamed = (question: string): readonly string[] => [
  ...new Set([...question.toLowerCase().matchAll(places)].map(([, place = '']) => place)),
];
