import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { usePorts } from '../hooks/ports';
import { snacks } from '../store/snacks';
import { placeTexts as t } from './place.texts';

export interface CopyAddress {
  readonly copy: (address: string) => void;
  /** The error if the address could not be copied; undefined: it was not tried, or it worked. */
  readonly fault: string | undefined;
}

/** 'Copy Address' (spec 2 §2.11). */
export const useCopyAddress = (): CopyAddress => {
  const { clipboard } = usePorts();
  const dispatch = useDispatch();
  const [fault, setFault] = useState<string>();
  const copy = async (address: string): Promise<void> => {
    const copied = await clipboard.copy(address)();
    setFault(E.isLeft(copied) ? t.notCopied : undefined);
    if (E.isRight(copied)) dispatch(snacks.actions.say('success', t.copied, 'copied'));
  };
  return { copy: (address) => void copy(address), fault };
};
