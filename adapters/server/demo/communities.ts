import type { DemoPosition } from './file-format';
import { prose } from './prose';

/** What all positions of one house share. */
export type DemoCommunity = Pick<
  DemoPosition,
  | 'community_id'
  | 'community_name'
  | 'client_name'
  | 'address'
  | 'latitude'
  | 'longitude'
  | 'timezone'
  | 'instructions'
  | 'about_company'
  | 'logo'
  | 'primary_color'
  | 'primary_font_color'
>;

const hearthlark = prose(`
  Hearthlark Senior Living began in 1987 with one brick house and eleven residents. Today there are three houses, and
  each still has its own kitchen, its own garden and its own jokes.

  We are 240 people. More than half of us have stayed for five years and longer, and most who lead a team today
  started on the floor.
`);

const quillwaterTrust = prose(`
  The Quillwater Trust belongs to no one but its purpose: good years for people who have grown old in Rochester.
  What is left over at the end of a year goes into rooms, wages and training.
`);

const westering = prose(`
  Westering Homes runs two small houses in the West. Small is the point: nobody looks after more people than they
  know by name.
`);

/*
 * Seven invented houses of three invented employers; towns and ZIP codes are real, streets are not. The colors of Linden Lark (the default, 2.5:1),
 * Ottermere (2.0:1) and Fernlight (3.1:1) have too little contrast with their own font, as real customers' colors do: the theme must fix them.
 */

export const lindenLark: DemoCommunity = {
  community_id: 11,
  community_name: 'Linden Lark House',
  client_name: 'Hearthlark Senior Living',
  about_company: hearthlark,
  address: '2418 W Larkmoor Avenue, Chicago, IL 60625',
  latitude: '41.9718',
  longitude: '-87.6934',
  timezone: 'America/Chicago',
  instructions: prose(`
    The talk takes about 25 minutes. Sit somewhere quiet, with light on your face, and have your phone charged.
    You will meet Denise, who leads the care team. She will ask about people you have looked after, at work or at
    home.
  `),
  logo: '',
  primary_color: '#00B3DA',
  primary_font_color: '#FFFFFF',
};

export const quillwater: DemoCommunity = {
  community_id: 12,
  community_name: 'Quillwater Commons',
  client_name: 'Quillwater Trust',
  about_company: quillwaterTrust,
  address: '86 Heronfield Road, Rochester, NY 14618',
  latitude: '43.1152',
  longitude: '-77.5549',
  timezone: 'America/New_York',
  instructions: prose(`
    The talk takes 20 to 30 minutes. Please keep your certificates at hand, if your job needs any. Two of us will
    be there: Paul, who plans the shifts, and someone who does the job you applied for. Ask us anything.
  `),
  logo: '',
  primary_color: '#1F5F4A',
  primary_font_color: '#FFFFFF',
};

export const ottermere: DemoCommunity = {
  community_id: 13,
  community_name: 'Ottermere Terrace',
  client_name: 'Hearthlark Senior Living',
  about_company: hearthlark,
  address: '5120 Millwren Lane, Madison, WI 53705',
  latitude: '43.0731',
  longitude: '-89.4527',
  timezone: 'America/Chicago',
  instructions: prose(`
    The talk takes about 20 minutes. Come as you are: work clothes are fine. If the line drops, do not worry. We
    will call you on your phone and go on from there.
  `),
  logo: '',
  primary_color: '#F2A93B',
  primary_font_color: '#FFFFFF',
};

export const saddlebrush: DemoCommunity = {
  community_id: 14,
  community_name: 'Saddlebrush Court',
  client_name: 'Westering Homes',
  about_company: westering,
  address: '731 Saddlebrush Court, Fort Collins, CO 80525',
  latitude: '40.5293',
  longitude: '-105.0541',
  timezone: 'America/Denver',
  instructions: prose(`
    The talk takes about 30 minutes. Please have your license number ready, if your job needs one, and the names
    of two people we may call about your work. We speak English and Spanish: tell us at the start which one you
    like better.
  `),
  logo: '',
  primary_color: '#7A3B2E',
  primary_font_color: '#FFFFFF',
};

export const fernlight: DemoCommunity = {
  community_id: 15,
  community_name: 'Fernlight House',
  client_name: 'Westering Homes',
  about_company: westering,
  address: '1906 SE Tallowfern Street, Portland, OR 97214',
  latitude: '45.5149',
  longitude: '-122.6428',
  timezone: 'America/Los_Angeles',
  instructions: prose(`
    The talk takes about 25 minutes. Find a quiet corner; a parked car is fine too. We will tell you about a day
    in our house first, and then it is your turn.
  `),
  logo: '',
  primary_color: '#D9708F',
  primary_font_color: '#FFFFFF',
};

export const marshlantern: DemoCommunity = {
  community_id: 16,
  community_name: 'Marshlantern Place',
  client_name: 'Hearthlark Senior Living',
  about_company: hearthlark,
  address: '340 Egretmoss Drive, Savannah, GA 31406',
  latitude: '31.9987',
  longitude: '-81.0921',
  timezone: 'America/New_York',
  instructions: prose(`
    The talk takes about 20 minutes. Please have a photo ID near you. You will meet Ms. Loretta, who has run the
    front of our house for 14 years. She likes straight answers and a good laugh.
  `),
  logo: '',
  primary_color: '#FFD166',
  primary_font_color: '#16323A',
};

export const harborwick: DemoCommunity = {
  community_id: 17,
  community_name: 'Harborwick Gardens',
  client_name: 'Hearthlark Senior Living',
  about_company: hearthlark,
  address: '77 Piermont Walk, Chicago, IL 60640',
  latitude: '41.9719',
  longitude: '-87.6598',
  timezone: 'America/Chicago',
  instructions: prose(`
    The talk takes about 25 minutes. You meet Dana, who hires for the house, on a video call. Sit where the light
    falls on your face, and keep a glass of water near you.
  `),
  logo: '',
  primary_color: '#5B4B8A',
  primary_font_color: '#FFFFFF',
};
