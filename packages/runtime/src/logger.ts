import { currentTrace } from '@firmlens/tracing';
import { createLogger as createWinston, format, transports } from 'winston';
import { currentLogFields } from './log-context';
import { redactFields, redactText } from './redact';

/** From the most severe to the most verbose. A logger writes its own level and all before it. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type LogFields = Readonly<Record<string, unknown>>;

/**
 * Writes one JSON line per event: `time`, `level`, `msg`, then the fields: the logger's own, those of the running work
 * (`withLogFields`), the trace's id while tracing is on, and the event's. Secrets are redacted.
 */
export interface Logger extends Record<LogLevel, (msg: string, fields?: LogFields) => void> {
  /** Whether events of this level are written. Saves callers the work of building their fields. */
  isEnabled(level: LogLevel): boolean;
  /** Returns a logger that adds these fields to every event. */
  child(fields: LogFields): Logger;
}

export interface LoggerOptions {
  /** Written to every line as `service`. */
  service: string;
  level: LogLevel;
  destination?: NodeJS.WritableStream;
  /** Whether lines of one turn of the event loop are written together, up to the next warning or error. */
  inTurns?: boolean;
}

// JSON escapes only control characters below U+0020. These also affect terminals or the direction of text.
const UNESCAPED_CONTROLS = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

function escapeControls(text: string): string {
  return text.replace(
    UNESCAPED_CONTROLS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function contextFields(): LogFields | undefined {
  const trace = currentTrace();
  const fields = currentLogFields();
  return trace === null ? fields : { ...fields, trace_id: trace.traceId };
}

/** Those with lines that wait. They are written before the process ends. */
const writers = new Set<() => void>();
process.once('exit', () => writers.forEach((flush) => flush()));

/**
 * Returns what writes lines: all of one turn of the event loop together, because a write costs more than a line. An
 * urgent line is written at once, with those before it.
 */
function createLineWriter(writeLines: (lines: string) => void): (line: string, isUrgent: boolean) => void {
  let waiting: string[] = [];
  const flush = (): void => {
    writers.delete(flush);
    if (waiting.length === 0) return;
    const lines = waiting.join('\n');
    waiting = [];
    writeLines(lines);
  };
  return (line, isUrgent) => {
    waiting.push(line);
    if (isUrgent) flush();
    else if (waiting.length === 1) {
      writers.add(flush);
      setImmediate(flush);
    }
  };
}

/** Creates a logger that writes to standard output or to `destination`. */
export function createLogger({
  service,
  level,
  destination = process.stdout,
  inTurns = false,
}: LoggerOptions): Logger {
  // A closed pipe must not end the service.
  destination.on('error', () => undefined);
  const winston = createWinston({
    levels: Object.fromEntries(LOG_LEVELS.map((name, rank) => [name, rank])),
    format: format.printf(({ lines }) => String(lines)),
    transports: [new transports.Stream({ stream: destination, eol: '\n' })],
  });
  const write = createLineWriter((lines) => winston.log({ level: 'error', message: '', lines }));
  const enabledRank = LOG_LEVELS.indexOf(level);
  const isEnabled = (name: LogLevel) => LOG_LEVELS.indexOf(name) <= enabledRank;

  function loggerWith(bound: LogFields): Logger {
    const writer = (name: LogLevel) => (msg: string, fields?: LogFields) => {
      if (!isEnabled(name)) return;
      const head = { time: new Date().toISOString(), level: name, msg: redactText(msg) };
      // The head comes first in the line and is assigned last, so no field can replace it.
      const event = Object.assign(redactFields({ ...head, ...bound, ...contextFields(), ...fields }), head);
      write(escapeControls(JSON.stringify(event)), !inTurns || name === 'warn' || name === 'error');
    };
    return {
      error: writer('error'),
      warn: writer('warn'),
      info: writer('info'),
      debug: writer('debug'),
      isEnabled,
      child: (fields) => loggerWith({ ...bound, ...fields }),
    };
  }
  return loggerWith({ service });
}
