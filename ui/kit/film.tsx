import { useState } from 'react';
import { styled } from 'styled-components';
import { filmTexts as t } from '../texts/film';

const Screen = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--corner);
  background: #000;
`;

export interface FilmProps {
  readonly src: string;
  /** What a screen reader calls it. */
  readonly name: string;
  /** The gallery's: it did not play. */
  readonly startsFailed?: boolean | undefined;
}

/** An employer's video. One that does not play leaves no black box, but a line that says so and a link to it. */
export const Film = ({ src, name, startsFailed = false }: FilmProps) => {
  const [failed, setFailed] = useState(startsFailed);
  if (failed)
    return (
      <p role="status">
        {t.failed}{' '}
        <a href={src} target="_blank" rel="noopener noreferrer">
          {t.open}
        </a>
      </p>
    );
  return (
    <Screen controls preload="none" playsInline src={src} aria-label={name} onError={() => setFailed(true)}>
      {t.failed}
    </Screen>
  );
};
