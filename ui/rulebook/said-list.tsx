import type { Said } from './in-words';

/** A list of labeled values. */
export const SaidList = ({ said }: { readonly said: readonly Said[] }) => (
  <span className="said">
    {said.map(({ name, words }) => (
      <span key={name}>
        <span className="name">{name}</span> <span className="words">{words}</span>{' '}
      </span>
    ))}
  </span>
);
