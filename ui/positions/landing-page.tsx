import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Headset from 'lucide-react/icons/headset';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import type { Component } from '../jsx-types';
import { myJobs, signIn, signUp } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { HouseDrawing } from '../kit/drawings';
import { Row, Stack } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { frameTexts } from '../texts/frame';
import { landingTexts as t } from './landing.texts';
import { CalendarDrawing, CardsDrawing, CodeDrawing, TalkDrawing } from './landing-drawings';
import { Banner, Contact, MailLink, Page, Promises, Step, Steps } from './landing-look';

const promiseIcons = {
  jobs: BriefcaseBusiness,
  details: ListChecks,
  slot: CalendarCheck,
  coach: Headset,
} as const satisfies Readonly<Record<(typeof t.promises)[number]['name'], unknown>>;

interface StepOfTheWay {
  readonly name: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly Drawing: Component;
}

const steps: readonly StepOfTheWay[] = [
  { name: 'login', title: t.login, text: t.loginText, Drawing: CodeDrawing },
  { name: 'jobs', title: t.jobs, text: t.jobsText, Drawing: CardsDrawing },
  { name: 'schedule', title: t.schedule, text: t.scheduleText, Drawing: CalendarDrawing },
];

export interface LandingPageProps {
  /** Signed-in candidates continue to their jobs. */
  readonly signedIn: boolean;
  readonly supportEmail: string;
}

/**
 * The main action, and sign-up for new visitors beside it. Until the page knows its visitor, it is hidden from signed-in candidates (ui/app/early).
 */
const WayIn = ({ signedIn }: Pick<LandingPageProps, 'signedIn'>) => (
  <Row $gap={1.5} data-screen-only="" data-signed-out-only={signedIn ? undefined : ''}>
    <PageLink to={toPath(signedIn ? myJobs : signIn)} look="primary" wide="on-phones">
      {signedIn ? frameTexts.myJobs : frameTexts.signIn}
    </PageLink>
    {!signedIn && (
      <PageLink to={toPath(signUp())} look="quiet" wide="on-phones">
        {frameTexts.signUp}
      </PageLink>
    )}
  </Row>
);

/** /how-it-works: what the portal does for a candidate, and how (spec 1 §1). */
export const LandingPage = ({ signedIn, supportEmail }: LandingPageProps) => (
  <Page>
    <Banner>
      <div>
        <p>{t.banner}</p>
        <PageHeading>{t.heading}</PageHeading>
        <p>{t.lead}</p>
        <WayIn signedIn={signedIn} />
      </div>
      <HouseDrawing />
    </Banner>
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works">{t.howItWorks}</h2>
      <Promises>
        {t.promises.map(({ name, title, text }) => {
          const Icon = promiseIcons[name];
          return (
            <li key={name}>
              <Icon size={24} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </Promises>
    </section>
    <Steps>
      {steps.map(({ name, title, text, Drawing }, index) => (
        <Step key={name} aria-labelledby={name}>
          <Drawing />
          <div>
            <h2 id={name}>
              <span aria-hidden="true">{index + 1}</span>
              {title}
            </h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Step>
      ))}
    </Steps>
    <section id="privacy" aria-labelledby="privacy-heading">
      <Stack $gap={1}>
        <h2 id="privacy-heading">{t.privacy}</h2>
        {t.privacyText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
    </section>
    <Contact aria-labelledby="contact">
      <TalkDrawing />
      <div>
        <h2 id="contact">{t.contact}</h2>
        <p>{t.contactText}</p>
        <MailLink href={`mailto:${supportEmail}`} $look="quiet">
          <Mail size={20} />
          <span>{supportEmail}</span>
        </MailLink>
        <p>{t.tagline}</p>
        <WayIn signedIn={signedIn} />
      </div>
    </Contact>
  </Page>
);
