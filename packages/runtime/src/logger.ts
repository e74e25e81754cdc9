import { createLogger as createWinston, format, transports } from 'winston';
import { redactFields, redactText } from './redact';

/** From the gravest to the most talkative; a logger writes its own level and all before it. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type LogFields = Readonly<Record<string, unknown>>;

/** Writes one JSON line for each event: `time`, `level`, `msg`, then the fields, secrets taken out. */
export interface Logger extends Record<LogLevel, (msg: string, fields?: LogFields) => void> {
  /** True where an event of this level is written; lets a caller save the work of making its fields. */
  isEnabled(level: LogLevel): boolean;
  /** A logger that adds these fields to every event. */
  child(fields: LogFields): Logger;
}

export interface LoggerOptions {
  /** Stands in every line as `service`. */
  service: string;
  level: LogLevel;
  destination?: NodeJS.WritableStream;
}

// Of the characters that steer a terminal or a reader's eye, JSON escapes only those below U+0020.
const UNESCAPED_CONTROLS = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

function escapeControls(text: string): string {
  return text.replace(
    UNESCAPED_CONTROLS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A logger to standard output, or to `destination`. */
export function createLogger({ service, level, destination = process.stdout }: LoggerOptions): Logger {
  // A reader that went away (a closed pipe) must not end the service.
  destination.on('error', () => undefined);
  const winston = createWinston({
    level,
    levels: Object.fromEntries(LOG_LEVELS.map((name, rank) => [name, rank])),
    format: format.printf(({ event }) => escapeControls(JSON.stringify(event))),
    transports: [new transports.Stream({ stream: destination, eol: '\n' })],
  });
  const enabledRank = LOG_LEVELS.indexOf(level);
  const isEnabled = (name: LogLevel) => LOG_LEVELS.indexOf(name) <= enabledRank;

  function loggerWith(bound: LogFields): Logger {
    const writer = (name: LogLevel) => (msg: string, fields?: LogFields) => {
      if (!isEnabled(name)) return;
      const head = { time: new Date().toISOString(), level: name, msg: redactText(msg) };
      // The head stands first in the line, and last in the assignment: no field can take its place.
      const event = Object.assign(redactFields({ ...head, ...bound, ...fields }), head);
      winston.log({ level: name, message: '', event });
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
