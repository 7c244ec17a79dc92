import { rememberLink, rememberPage, type PageHint, type SignInHints } from '../../domain/identity/sign-in-hints';

/**
 * Pages that mails and messages lead to, by how their path begins, and the hint that stands for each (spec 1 §4). Whoever opens one without a
 * session came by such a link, or by a bookmark of it, which means the same. Upload and in person have their screens; the others come with theirs
 * (spec 2), and until then the gate knows no such page.
 */
const pages: ReadonlyMap<string, PageHint> = new Map([
  ['upload_resume', 'resumeUploadPath'],
  ['emailStatusCheck', 'emailCheckLink'],
  ['scheduleOrCancel', 'cancelRescheduleLink'],
  ['inpersonInterview', 'inPersonLink'],
  ['onboardingSchedule', 'onboardingLink'],
]);

const techChecks: readonly string[] = ['tech-check', 'tech-check-optional'];

/** The session gate turned this page away: what it leaves for the next sign-in (R2). Any other page is the `stored_redirect_url`. */
export const rememberAsked = (hints: SignInHints, path: string): SignInHints => {
  const begins = /^\/([^/?#]*)/.exec(path)?.[1] ?? '';
  return techChecks.includes(begins)
    ? rememberLink(hints, 'techcheck', path)
    : rememberPage(hints, path, pages.get(begins));
};
