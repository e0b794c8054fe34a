import { createContext } from 'react';

/** Texts of samples that stand for a value of the reader, each with its name. */
export const Placeholders = createContext<Readonly<Record<string, string>>>({});
