/** Returns the URL of a personal LinkedIn profile without tracking parameters, or null. */
export function linkedinProfile(address: string): string | null {
  const profile = /^(?:https?:)?\/\/(?:[a-z]{2,3}\.|www\.)?linkedin\.com\/in\/([^/?#\s]{2,120})/i;
  const slug = profile.exec(address.trim())?.[1];
  return slug === undefined ? null : `https://www.linkedin.com/in/${slug}`;
}
