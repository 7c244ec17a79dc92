import { useMemo } from 'react';
import { styled } from 'styled-components';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import type { QrSquares } from '../../application/ports/qr-code';
import { usePorts } from '../hooks/ports';
import { phoneCodeTexts as t } from './phone-code.texts';

export interface PhoneCodeProps {
  readonly url: string;
}

/* Dark on white, whatever the page's colors: a scanner needs it. */
const Drawing = styled.svg`
  display: block;
  width: min(240px, 100%);
  border-radius: 8px;
  background: #fff;
  forced-color-adjust: none;
`;

/** The empty border that a scanner needs around the code, in squares. */
const quiet = 4;

const pathOf = (rows: QrSquares): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : []))).join('');

/** A QR code's squares as a drawing. */
export const QrDrawing = ({ squares }: { readonly squares: QrSquares }) => {
  const size = squares.length + 2 * quiet;
  return (
    <Drawing viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t.code} shapeRendering="crispEdges">
      <path d={pathOf(squares)} fill="#000" />
    </Drawing>
  );
};

export const PhoneCode = ({ url }: PhoneCodeProps) => {
  const { find } = usePorts();
  const squares = useMemo(() => find(areaTokens.qrCodes).draw(url), [find, url]);
  return <QrDrawing squares={squares} />;
};
