import { CompanyLink } from '../../components/CompanyLink';
import { problems } from '../../texts/lists';

/** The companies that a name may mean. */
export function Candidates({ of }: { of: readonly { domain: string; name: string }[] }) {
  if (of.length === 0) return null;
  return (
    <>
      <br />
      {problems.candidates}{' '}
      {of.map(({ domain, name }, index) => (
        <span key={domain}>
          {index > 0 && ', '}
          {name} (<CompanyLink domain={domain}>{domain}</CompanyLink>)
        </span>
      ))}
    </>
  );
}
