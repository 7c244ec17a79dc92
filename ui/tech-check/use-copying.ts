import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePorts } from '../hooks/ports';
import type { CopyUrlProps } from './copy-url';

/** Copies the address of this page. */
export const useCopying = (): CopyUrlProps => {
  const { clipboard, environment } = usePorts();
  const { pathname } = useLocation();
  const [copied, setCopied] = useState<CopyUrlProps['copied']>('not-tried');
  const url = `${environment.publicUrl}${pathname}`;
  const copy = async (): Promise<void> => setCopied(E.isRight(await clipboard.copy(url)()) ? 'copied' : 'not-copied');
  return { url, copied, onCopy: () => void copy() };
};
