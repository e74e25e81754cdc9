import { Counter, Histogram } from 'prom-client';
import { type Subject, UNREGISTERED } from './subject';

/** `outcome`: `done` or `failed`. */
export const jobSeconds = new Histogram({
  name: 'firmlens_job_duration_seconds',
  help: 'Time that a job was active, by queue and outcome',
  labelNames: ['queue', 'outcome'],
  buckets: [0.1, 0.5, 2, 10, 30, 120],
  ...UNREGISTERED,
});

/** `outcome`: `stored`, `completed` (the last one of its batch), `lost` or `failed`. */
export const moduleSeconds = new Histogram({
  name: 'firmlens_module_duration_seconds',
  help: 'Time to build a module of a batch, by module and outcome',
  labelNames: ['module', 'outcome'],
  buckets: [0.01, 0.05, 0.25, 1, 5],
  ...UNREGISTERED,
});

export const crawledBytes = new Counter({
  name: 'firmlens_crawl_bytes_total',
  help: 'Bytes that were read from the websites of companies, after decompression',
  ...UNREGISTERED,
});

export const modelTokens = new Counter({
  name: 'firmlens_model_tokens_total',
  help: 'Tokens that the language model used, as its endpoint counts them, or else as estimated',
  ...UNREGISTERED,
});

/** What a process does with the jobs of its queues. */
export const JOBS: Subject = { metrics: [jobSeconds] };

/** What an enrichment takes. */
export const ENRICHMENT: Subject = { metrics: [moduleSeconds, crawledBytes, modelTokens] };
