/** Examples of a body, by a name that is unique within its schema. */
export type Examples = Readonly<Record<string, { summary: string; value: unknown }>>;

export const BASE_URL = 'https://firmlens.example/api/v1';
export const DOMAIN = 'lumenfold.example';
export const BATCH_ID = 'batch_01KB0W2XG5V7NQ4R8S6T3Y9ZHC';
export const LIST_ID = 'list_01KB0W9M2D6E8F4G7H1J3K5P0Q';
