import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { howItWorks } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { frameTexts } from '../texts/frame';
import { Logo } from './logo';
import { PageLink } from './page-link';

const Skip = styled.a`
  position: absolute;
  inset: 8px auto auto 8px;
  z-index: 3;
  padding: 12px 16px;
  border-radius: var(--corner);
  background: var(--ink);
  color: var(--paper);

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto;
  min-height: 100dvh;
`;

const Header = styled.header`
  padding-inline: max(16px, (100% - 1080px) / 2);
  background: var(--card);
  border-bottom: 1px solid var(--hairline);

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 64px;
  }
`;

/* Sticky for as long as the page is: a box of its own would take it along. */
const Above = styled.div`
  display: contents;
`;

/* Both have their row also where nothing stands above. */
const Main = styled.main`
  grid-row: 3;
  padding: 24px max(16px, (100% - 1080px) / 2) 48px;

  @media (min-width: 720px) {
    padding-top: 40px;
  }

  @media print {
    padding: 24px 16px 0;
  }
`;

const Footer = styled.footer`
  grid-row: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 24px;
  padding: 8px max(16px, (100% - 1080px) / 2);
  font-size: var(--small);
  color: var(--muted);
`;

const mainId = 'content';

export interface PageFrameProps {
  readonly version: string;
  /** The menu of a signed-in candidate. */
  readonly menu?: ReactNode;
  /** What holds for every page, above its content. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** What every screen stands in: the way past the header, the header, the content, and at the foot who provides it in which version (spec 1 §1). */
export const PageFrame = ({ version, menu, above, children }: PageFrameProps) => (
  <Page>
    <Header>
      <Skip href={`#${mainId}`} data-screen-only="">
        {frameTexts.skip}
      </Skip>
      <div>
        <Logo />
        {menu}
      </div>
    </Header>
    <Above>{above}</Above>
    <Main id={mainId} tabIndex={-1}>
      {children}
    </Main>
    <Footer data-screen-only="">
      <PageLink to={toPath(howItWorks)}>{frameTexts.howItWorks}</PageLink>
      <span>{frameTexts.copyright}</span>
      <span>{frameTexts.credit}</span>
      <span>{frameTexts.version(version)}</span>
    </Footer>
  </Page>
);
