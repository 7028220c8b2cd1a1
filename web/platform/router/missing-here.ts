import { createContext, useContext } from 'react';

/** Whether the server has said that nothing stands at the present address. */
export const MissingHere = createContext(false);

export const useIsMissingHere = (): boolean => useContext(MissingHere);
