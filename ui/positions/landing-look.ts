import { styled } from 'styled-components';
import { buttonLook, type ButtonLookProps } from '../kit/button';
import { cardLook } from '../kit/card';

/* The landing page's layout: sections stacked on a phone, side by side if there is room. */

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px;

  h2 {
    font-size: var(--title);
  }

  @media (min-width: 720px) {
    gap: 72px;
  }

  @media print {
    gap: 24px;

    svg {
      max-width: 160px;
    }
  }
`;

export const Banner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: center;

  > div {
    display: grid;
    gap: 16px;
    max-width: 640px;
  }

  > svg {
    max-width: 320px;
    justify-self: center;
  }

  > div > p:first-child {
    color: var(--link);
    font-weight: 700;
  }

  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
    gap: 64px;

    > svg {
      max-width: none;
    }

    h1 {
      font-size: 2.75rem;
    }
  }
`;

export const Promises = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 24px;
  margin-top: 24px;

  > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 4px 14px;
    align-content: start;
  }

  > li > svg {
    color: var(--link);
  }

  > li > h3 {
    padding-top: 2px;
  }

  > li > p {
    grid-column: 2;
    color: var(--muted);
  }
`;

export const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: 16px;

  @media (min-width: 720px) {
    gap: 24px;
  }
`;

export const Step = styled.section`
  ${cardLook}
  display: grid;
  align-content: start;
  gap: 16px;

  > svg {
    max-width: 200px;
  }

  > div {
    display: grid;
    gap: 12px;
  }

  && h2 {
    display: flex;
    align-items: center;
    gap: 12px;
    font-size: var(--large);
  }

  h2 > span {
    flex: none;
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: 50%;
    background: var(--ground);
    color: var(--on-ground);
    font-size: var(--body);
  }
`;

export const Contact = styled.section`
  ${cardLook}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: center;

  > svg {
    max-width: 240px;
    justify-self: center;
  }

  > div {
    display: grid;
    gap: 16px;
    max-width: 640px;
  }

  > div > p:nth-of-type(2) {
    margin-top: 8px;
    font-weight: 600;
  }

  @media (min-width: 720px) {
    grid-template-columns: 240px minmax(0, 1fr);
    gap: 48px;
    padding: 40px;
  }
`;

/** A long address may break anywhere. */
export const MailLink = styled.a<ButtonLookProps>`
  ${buttonLook}
  justify-self: start;
  max-width: 100%;

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
