import { styled } from 'styled-components';
import type { LinkSignInEvent } from '../../application/identity/sign-in-by-link.live';
import { myJobs, signIn } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Sheet, Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { useHeadingFocus } from '../kit/use-heading-focus';
import { linkSignInTexts as t } from './link-sign-in.texts';
import type { LinkSignInView } from './link-sign-in.view';

/** An address can be a single word of 254 letters. */
const Breakable = styled.span`
  overflow-wrap: anywhere;
  min-width: 0;
`;

export interface LinkSignInPageProps {
  readonly view: LinkSignInView;
  readonly send: (event: LinkSignInEvent) => void;
}

/* Its links replace the page, so that going back never leads to the mailed link. */
const Said = ({ view, send }: LinkSignInPageProps) => {
  const signInNow = (): void => send({ _tag: 'SignInPressed' });
  switch (view._tag) {
    case 'Opening':
      return <Muted role="status">{t.opening}</Muted>;
    case 'NotOpened':
      return <FailureNotice failure={view.failure} onAct={() => send({ _tag: 'RetryPressed' })} />;
    case 'Ready':
      return (
        <>
          <p>{t.lead}</p>
          {view.failure !== undefined && <FailureNotice failure={view.failure} onAct={signInNow} />}
          <Button look="primary" wide="always" busy={view.busy} onClick={signInNow}>
            <Breakable>{view.button}</Breakable>
          </Button>
          <Muted>{t.notYours}</Muted>
        </>
      );
    case 'SomebodyElse':
      return (
        <>
          <Notice tone="notice" title={t.someoneElseTitle}>
            <Breakable>{view.text}</Breakable>
          </Notice>
          <Button look="primary" wide="always" onClick={() => send({ _tag: 'SignOutPressed' })}>
            {t.signOutFirst}
          </Button>
          <PageLink to={toPath(myJobs)} instead>
            {t.stay}
          </PageLink>
        </>
      );
    case 'Over':
      return (
        <>
          <Notice tone="error" title={t.over}>
            <p>{view.text}</p>
          </Notice>
          <Muted>{t.overHelp}</Muted>
          <PageLink to={toPath(signIn)} look="primary" wide="always" instead>
            {t.newCode}
          </PageLink>
        </>
      );
  }
};

/** The page of a sign-in link: one thing to read and one button. */
export const LinkSignInPage = (props: LinkSignInPageProps) => {
  useHeadingFocus(props.view._tag, 'Opening');
  return (
    <Sheet>
      <Card>
        <Stack $gap={2.5}>
          <PageHeading>{t.heading}</PageHeading>
          <Said {...props} />
        </Stack>
      </Card>
    </Sheet>
  );
};
