/** A host and a port. */
export interface RedisAddress {
  host: string;
  port: number;
}

/** Where Redis is: one server, a cluster, or a master that Sentinels name. */
export interface RedisServers {
  /** The server. Its user, password and TLS also go for the nodes of a cluster and for the master. */
  url: string;
  /** Nodes of a cluster from which the others are found, besides the one in `url`. None: there is no cluster. */
  clusterNodes?: readonly RedisAddress[];
  /** The Sentinels. None: the server in `url` is the only one. */
  sentinels?: readonly RedisAddress[];
  /** The name under which the Sentinels know the master. */
  sentinelMaster?: string | null;
  /** The password of the Sentinels themselves. */
  sentinelPassword?: string | null;
}

/** Whether keys are spread over nodes. */
export const isCluster = ({ clusterNodes = [] }: RedisServers): boolean => clusterNodes.length > 0;

/**
 * Returns the prefix of the keys of one `part` of a family, which no script touches together with those of another
 * part. On a cluster each part has a hash tag of its own, so parts are spread over the nodes. Elsewhere the family has
 * one.
 */
export function familyPrefix(servers: RedisServers, family: string, part: string): string {
  return isCluster(servers) ? `{${family}:${part}}:` : `{${family}}:`;
}
