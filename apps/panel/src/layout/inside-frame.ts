import { createContext } from 'react';

/** Whether what is rendered is the page within the frame, which has the main landmark. */
export const InsideFrame = createContext(false);
