import { useEffect, useMemo } from 'react';
import { keptActs, type KeptActs } from '../../application/live/kept-acts';
import { usePorts } from './ports';

/** The acts of one page, waited for while it is open: what became of one is told where it was asked for, and nowhere else. */
export const useKeptAct = (): KeptActs => {
  const { line } = usePorts();
  const acts = useMemo(() => keptActs(line.back), [line]);
  useEffect(() => acts.letGo, [acts]);
  return acts;
};
