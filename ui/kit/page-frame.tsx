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

/* The logo links home and keeps its own look. */
const Home = styled.span`
  min-width: 0;

  > a {
    max-width: 100%;
    min-width: var(--target);
    color: var(--ink);
    text-decoration: none;
  }

  /* A long name beside it is cut, and not the brand; in rem, so that at very large text sizes the menu takes priority. */
  @media (min-width: 36rem) {
    flex: none;
  }

  /* Beside a menu on phones only the drawing is shown; the name stays for screen readers. */
  @media (max-width: 479px) {
    &:not(:only-child) > a > span > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

/* Sticky for the whole page: a box of its own would scroll it away. */
const Above = styled.div`
  display: contents;
`;

/* Both have a row even when nothing is above them. */
const Main = styled.main`
  grid-row: 3;
  padding: 16px max(16px, (100% - 1080px) / 2) 48px;

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

  /* A screen that is as tall as the phone would scroll for it. */
  @media (max-width: 899px) {
    main:has([data-fills-phone]) + & {
      display: none;
    }
  }
`;

const mainId = 'content';

export interface PageFrameProps {
  readonly version: string;
  /** Where the logo leads: My Job Applications for signed-in candidates, otherwise the landing page. */
  readonly home?: string | undefined;
  /** The menu of a signed-in candidate. */
  readonly menu?: ReactNode;
  /** Notices for every page, above its content. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every screen: the skip link, the header, the content, and a footer with the provider and the version (spec 1 §1). */
export const PageFrame = ({ version, home = toPath(howItWorks), menu, above, children }: PageFrameProps) => (
  <Page>
    <Header>
      <Skip href={`#${mainId}`} data-screen-only="">
        {frameTexts.skip}
      </Skip>
      <div>
        <Home>
          <PageLink to={home}>
            <Logo />
          </PageLink>
        </Home>
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
