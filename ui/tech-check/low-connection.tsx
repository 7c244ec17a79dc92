import { styled } from 'styled-components';
import { Button } from '../kit/button';
import { Row } from '../kit/layout';
import { Notice } from '../kit/notice';
import { passing } from '../kit/passing';
import { connectionTexts as t } from './connection.texts';
import { frameTexts } from '../texts/frame';

const Place = styled.div`
  ${passing}
  z-index: 1;
  max-width: 560px;
  margin-inline: auto;
  border-radius: var(--corner);
  background: var(--card);
  box-shadow: 0 8px 30px rgb(0 0 0 / 25%);

  ${Row} {
    margin-top: 12px;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: appear 150ms;
  }
`;

export interface LowConnectionProps {
  readonly onCheck: () => void;
  readonly onClose: () => void;
}

/** The low-connection popup (spec 1 §2, §8). It takes neither the focus nor the page, so it does not interrupt the candidate. */
export const LowConnection = ({ onCheck, onClose }: LowConnectionProps) => (
  <Place data-screen-only="">
    <Notice tone="notice" title={t.low}>
      <p>{t.tooSlow}</p>
      <p>{t.advice}</p>
      <Row>
        <Button look="quiet" onClick={onCheck}>
          {frameTexts.checkConnection}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t.notNow}
        </Button>
      </Row>
    </Notice>
  </Place>
);
