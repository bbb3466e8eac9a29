/** The address of Marshal's own pages. */
export const APP_ORIGIN = 'app://renderer'
