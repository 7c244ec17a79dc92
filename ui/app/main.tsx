import * as O from 'fp-ts/Option';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { browserContainer, removeServiceWorkers, sessionRecordingUrl } from '../../adapters/composition/browser';
import { portalTokens } from '../../adapters/composition/portal-tokens';
import { isSignedIn } from '../../application/journeys/sign-in';
import { tickingNow } from '../../application/live/now';
import { signIn as signInPage, socialSignIn as socialReturn } from '../../application/navigation/destination';
import { fromPath, properPath, toPath } from '../../application/navigation/path';
import { rowOf, type DestinationTag } from '../../application/navigation/routes';
import type { SocialProvider } from '../../application/ports/environment';
import { goLive } from './early/taken-over';
import './ground/every-page';
import { PortalTree } from './portal-tree';
import type { Ports, ResumeFiles, SocialWay } from './ports';
import {
  applying,
  calendarFiles,
  connection,
  givingUp,
  linkSignIn,
  map,
  preloadScreen,
  profileCalls,
  recordedVisit,
  resumeLink,
  resumes,
  scheduling,
  screening,
  signedIn,
  sessionRecording,
  signedInShell,
  signUp,
  socialButton,
  socialSignIn,
} from './routes';

const container = browserContainer(window, {
  applications: async () => (await signedIn()).applicationsCalls,
  scheduling: async () => (await scheduling()).schedulingCalls,
  signUp: async () => (await signUp()).signUpCalls,
  socialSignIn: async () => (await socialSignIn()).socialSignInCalls,
  linkSignIn: async () => (await linkSignIn()).linkSignInCalls,
  profile: async () => (await profileCalls()).profileCalls,
  screening: async () => (await screening()).screeningCalls,
  givingUp: async () => (await givingUp()).givingUpCalls,
  resumes: async () => (await resumes()).resumesCalls,
  recorder: async () => (await recordedVisit()).recorderCalls,
  applying: async () => (await applying()).applyingCalls,
});

let files: Promise<ResumeFiles> | undefined;
/** One for the page: a file that was chosen is known when it is sent. */
const filesOfThisPage = (): Promise<ResumeFiles> => {
  files ??= resumes().then(({ resumeFiles }) =>
    resumeFiles(window, () => O.toUndefined(container.get(portalTokens.session).token.read())),
  );
  return files;
};

const wayToProvider = async (provider: SocialProvider): Promise<SocialWay> => {
  const { publicUrl } = container.get(portalTokens.environment);
  const { browserSocialSignIn, beginSocialSignIn, saySocialSignIn } = await socialSignIn();
  const social = browserSocialSignIn(window, provider, `${publicUrl}${toPath(socialReturn)}`);
  return { social, begin: beginSocialSignIn, say: saySocialSignIn };
};

let recorder = sessionRecordingUrl(document);
/** After the page is drawn, and never while its address opens something by itself (`withoutSecret`). */
const recordVisit = (): void => {
  if (recorder === undefined) return;
  const url = recorder;
  recorder = undefined;
  sessionRecording().then(
    ({ startSessionRecording }) => startSessionRecording(window, url),
    () => ports.reporter.report('session-recording-not-loaded'),
  );
};

const ports: Ports = {
  api: container.get(portalTokens.api),
  session: container.get(portalTokens.session),
  line: container.get(portalTokens.line),
  page: container.get(portalTokens.page),
  presence: container.get(portalTokens.presence),
  sessionWatch: container.get(portalTokens.sessionWatch),
  clipboard: container.get(portalTokens.clipboard),
  clock: container.get(portalTokens.clock),
  now: tickingNow(container.get(portalTokens.clock)),
  environment: container.get(portalTokens.environment),
  reporter: container.get(portalTokens.reporter),
  mapDrawer: async () => (await map()).mapOf(window),
  slotSearch: async () => (await scheduling()).lookForSlots,
  resumeFiles: filesOfThisPage,
  linkedUpload: async (code) => (await resumeLink()).linkedUpload(window, code),
  socialButton: async () => (await socialButton()).SocialWayIn,
  socialSignIn: wayToProvider,
  calendar: async () => (await scheduling()).browserCalendar(window, async () => (await calendarFiles()).calendarFile),
  connectionNotices: async () => (await connection()).ConnectionNotices,
  networkProbe: async () => (await connection()).browserNetworkProbe(window),
  recordVisit,
  nameRecording: async (job) => {
    if (sessionRecordingUrl(document) === undefined) return;
    const { nameRecording, recorderVisitor } = await recordedVisit();
    await nameRecording({ api: ports.api, reporter: ports.reporter, visitor: () => recorderVisitor(document) })(job)();
  },
  givingUpDialog: async () => (await givingUp()).GivingUp,
};

/** The address is put right before anything is drawn (R30), so that the finished page of sign-in is taken over as it is where it was asked for as `/`. */
const openedAt = (): DestinationTag => {
  const { pathname, search, hash } = window.location;
  const proper = properPath(pathname);
  if (proper !== undefined) window.history.replaceState(null, '', `${proper}${search}${hash}`);
  return O.getOrElse(() => signInPage)(fromPath(pathname))._tag;
};

const opened = openedAt();
const alreadySignedIn = isSignedIn(ports.session);

/** The chunks of the page that was asked for start loading before React does: one trip instead of three. */
const preload = (): void => {
  const { gate } = rowOf(opened);
  const asksWho = gate === 'signed in' || gate === 'job in hand';
  if (asksWho && alreadySignedIn) signedInShell.preload();
  preloadScreen(asksWho && !alreadySignedIn ? signInPage._tag : opened);
};

/** An empty page would stand where somebody's work was: without a line nothing is loaded again. */
const reload = async (): Promise<boolean> => {
  const { _tag } = await ports.page.deployed();
  if (_tag === 'Unreachable') return false;
  ports.page.reload();
  return true;
};

const portal = <PortalTree ports={ports} reload={reload} router={(app) => <BrowserRouter>{app}</BrowserRouter>} />;

/** Takes a finished page over as it stands. Who is signed in has no use for the finished form of sign-in: it makes room for what they get. */
const drawIn = (root: HTMLElement): void => {
  if (root.firstElementChild !== null && !(opened === 'SignIn' && alreadySignedIn)) {
    hydrateRoot(root, portal, {
      onRecoverableError: (error) => ports.reporter.report('finished-page-differs', { error: String(error) }),
    });
    goLive(document);
    return;
  }
  root.replaceChildren();
  goLive(document);
  createRoot(root).render(portal);
};

preload();
removeServiceWorkers(navigator).catch((error: unknown) =>
  ports.reporter.report('service-worker-not-removed', { error: String(error) }),
);

const root = document.getElementById('root');
if (root === null) ports.reporter.report('no-root-element');
else drawIn(root);
