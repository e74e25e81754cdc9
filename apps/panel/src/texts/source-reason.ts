/** A setting of the service in capitals, which only its operator knows. */
const SETTING = /\b[A-Z]+(?:_[A-Z]+)+ is not set\b/;

/** Why a source answered as it did, for people who do not run the service. */
export function sourceReason(reason: string): string {
  if (SETTING.test(reason)) return 'not set up on this installation';
  return reason.replace(
    /^off: no such dataset is imported$/,
    'no such dataset is imported on this installation',
  );
}
