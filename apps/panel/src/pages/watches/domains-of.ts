/** Returns the domains that somebody typed or pasted: one a line, or separated by spaces, commas or semicolons. */
export const domainsOf = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '');
