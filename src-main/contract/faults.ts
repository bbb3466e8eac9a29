/** The longest fault that a page may have written down, in characters. */
export const LONGEST_FAULT = 8000
