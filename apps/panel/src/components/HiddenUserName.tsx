/** Tells a password manager whose password a form asks for. */
export function HiddenUserName({ email }: { email: string }) {
  return (
    <input
      autoComplete="username"
      value={email}
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden
      readOnly
    />
  );
}
