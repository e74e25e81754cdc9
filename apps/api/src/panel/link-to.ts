/** Returns the address of the page that a link's token opens. */
export const linkTo = (baseUrl: string, token: string): string =>
  new URL(`/panel/invitation/${token}`, baseUrl).href;
