import { createContext, useContext } from 'react';

const Answered = createContext(false);

/** Tells the pages of a session whether the visitor has confirmed, in this tab, who they are (R3a). */
export const AnsweredProvider = Answered.Provider;

export const useAnswered = (): boolean => useContext(Answered);
