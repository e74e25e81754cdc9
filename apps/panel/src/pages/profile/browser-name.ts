import Bowser from 'bowser';
import { texts } from '../../texts';

/** Returns a browser in words, from its own description. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return texts.profile.sessionUnknown;
  const parser = Bowser.getParser(userAgent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  if (browser === '') return texts.profile.sessionUnknown;
  return system === '' ? browser : texts.profile.sessionOn(browser, system);
}
