import fastifyStatic from '@fastify/static';
import * as O from 'fp-ts/Option';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DestinationTag } from '../../../application/navigation/destination';
import { fromPath, patternOf } from '../../../application/navigation/path';
import { encodedLink } from '../../../application/navigation/encoded-links';
import { advertPages, type Adverts } from './advert-pages';
import { madeOnce, sendMadeOnce, type MadeOnce } from './made-once';
import { notFoundPage, plainStyle, plainStylePath } from './page';
import { webPage, type PageSettings } from './web-page';

/** The built portal: `pages/<destination>.html` and `assets/`, and what its pages are told. */
export interface Web {
  readonly folder: string;
  readonly settings: PageSettings;
  /** Where its pages may fetch images from besides https: the tiles of a map. */
  readonly imageOrigins?: readonly string[];
  /** Whom its pages may ask besides us: the provider of social sign-ins. */
  readonly askedOrigins?: (() => readonly string[]) | undefined;
  /** Where the script that records sessions comes from, and what it records goes to; none unless a deployment names one (R5). */
  readonly recorderOrigins?: readonly string[];
}

export const notFound = (_: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(notFoundPage);

export const addPlainStyle = (app: FastifyInstance): void => {
  const style = madeOnce(plainStyle, 'text/css; charset=utf-8', 'seldom');
  app.get(plainStylePath, (request, reply) => sendMadeOnce(request, reply.header('cache-control', 'no-cache'), style));
};

/** Where a destination has no page of its own `Portal` serves: the portal without anything drawn or preloaded. */
const pageOf: Readonly<Record<DestinationTag, string>> = {
  Root: 'SignIn',
  SignIn: 'SignIn',
  AccessRefused: 'Portal',
  HowItWorks: 'Landing',
  SignInLink: 'Portal',
  SignInByLink: 'Portal',
  SignUp: 'SignUp',
  SocialSignIn: 'Portal',
  MyJobs: 'MyJobs',
  Apply: 'Apply',
  PositionClosed: 'Apply',
  ScheduleInHand: 'Schedule',
  Schedule: 'Schedule',
  ScheduleAgain: 'Schedule',
  TimeSlot: 'TimeSlot',
  Scheduled: 'Scheduled',
  ScheduledPosition: 'Scheduled',
  InPersonInterview: 'Scheduled',
  UploadResume: 'MyJobs',
  ResumeLink: 'Portal',
  ThankYou: 'Scheduled',
  Profile: 'MyJobs',
  ExperienceList: 'MyJobs',
  NewExperience: 'MyJobs',
  ExperienceEntry: 'MyJobs',
  EducationList: 'MyJobs',
  NewEducation: 'MyJobs',
  EducationEntry: 'MyJobs',
  SkillFilter: 'SkillFilter',
  ScreeningSuccess: 'SkillFilter',
  ScreeningFail: 'SkillFilter',
  NoPosts: 'SkillFilter',
  ScreeningRepeated: 'SkillFilter',
  ScheduleLater: 'SkillFilter',
};

const readPage = ({ folder }: Web, name: string): Promise<string> =>
  readFile(join(folder, 'pages', `${name}.html`), 'utf8');

const readPages = async (web: Web): Promise<ReadonlyMap<string, MadeOnce>> =>
  new Map(
    await Promise.all(
      [...new Set(Object.values(pageOf))].map(async (name) => {
        return [name, webPage(await readPage(web, name), web.settings)] as const;
      }),
    ),
  );

/**
 * The portal's page on every route that `application/navigation` knows, and its files. Files carry a hash of their content in
 * their name and are kept for a year; a page is asked for each time (and answered 304), so that a new version is seen at once.
 */
export const addWeb = async (app: FastifyInstance, web: Web, adverts: Adverts): Promise<void> => {
  const pages = await readPages(web);
  const advertPage = advertPages(await readPage(web, pageOf.Apply), web.settings, adverts);
  const pageAt = async (url: string, reply: FastifyReply): Promise<MadeOnce | undefined> => {
    const destination = O.toUndefined(fromPath(url));
    // A link with encoded ids is opened by the page itself (R1).
    if (destination === undefined) return O.isSome(encodedLink(url)) ? pages.get(pageOf.Apply) : undefined;
    const advert = destination._tag === 'Apply' ? await advertPage(destination.positionId) : undefined;
    if (destination._tag === 'Apply' && advert === undefined) reply.header('x-robots-tag', 'noindex');
    return advert ?? pages.get(pageOf[destination._tag]);
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const page = await pageAt(request.url, reply);
    if (page === undefined) return notFound(request, reply);
    // An address that opens an account is told to nobody, not to our own server with the page's files, and no disk keeps it.
    const tag = O.toUndefined(fromPath(request.url))?._tag;
    if (tag === 'SignInLink' || tag === 'SocialSignIn')
      reply
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .header('cache-control', 'no-store');
    else reply.header('cache-control', 'no-cache');
    return sendMadeOnce(request, reply, page);
  };
  for (const pattern of Object.values(patternOf)) app.get(pattern, sendPage);

  await app.register(fastifyStatic, {
    root: join(web.folder, 'assets'),
    prefix: '/assets/',
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    maxAge: '365d',
    immutable: true,
  });
};
