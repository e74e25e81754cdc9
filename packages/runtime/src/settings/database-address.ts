interface DatabaseUrls {
  url: string;
  directUrl: string | null;
}

/** Where short transactions go: to the pooler if there is one. */
export const forTransactions = ({ url, directUrl }: DatabaseUrls) => ({ url, isPooled: directUrl !== null });

/** Where that goes which needs a session of its own, or takes longer than a pooler lets it. */
export const forSessions = ({ url, directUrl }: DatabaseUrls) => ({ url: directUrl ?? url });
