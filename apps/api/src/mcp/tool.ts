import type { Charge, Payer } from '@firmlens/domain';
import { type Static, type TObject, type TProperties, Type } from '@sinclair/typebox';
import type { Admission } from '../admission/admit';
import type { CompanyDeps } from '../routes/company/get-company';
import { type Coverage, CoverageSchema } from './coverage/coverage';

/** What a tool costs, as it is told before it is called. */
interface Price {
  /** Credits; where it depends on the arguments, the least that a call costs that is not free. */
  credits: number;
  /** What that buys, and when a call is free. */
  terms: string;
}

/** Who calls: the account that pays, and what its windows say. */
interface AgentCaller extends Payer {
  admission: Admission;
}

/** One call: what the tool may tell the log of it. */
export interface ToolCall {
  caller: AgentCaller;
  /** Notes the batch that the call queued, for the account's history. */
  queued: (batchId: string) => void;
  /** Notes what was taken for the call itself. */
  charged: (charge: Charge) => void;
}

/** What a tool has to say. */
export interface ToolResponse<Fields> {
  /** One line: the answer in short; of an empty list why it is empty. Never words of a third party. */
  message: string;
  /** The tool's own fields. */
  fields: Fields;
  coverage: Coverage;
  /** Advice, such as to refresh and what that costs. */
  notes: string[];
  /** The price of the call if it is not free. */
  price: number;
  /** What it did cost; absent where nothing was charged or looked at. */
  charge?: Charge;
}

/** A tool as agents see it, and what it does. Input and output are JSON schemas of objects. */
export interface Tool<Input extends TProperties = TProperties, Output extends TProperties = TProperties> {
  name: string;
  title: string;
  /** What it does and when to use it, without its price. */
  description: string;
  price: Price;
  input: TObject<Input>;
  /** Its own fields: those that every answer carries stand in `outputSchema`. */
  output: TObject<Output>;
  /** Whether it changes nothing but the balance, and whether it reaches for the open web. */
  annotations: { readOnlyHint: boolean; openWorldHint: boolean; idempotentHint?: boolean };
  /** The domains that arguments name, as they came: a refusal carries their coverage. */
  about: (args: Static<TObject<Input>>) => readonly string[];
  call: (
    deps: AgentDeps,
    call: ToolCall,
    args: Static<TObject<Input>>,
  ) => Promise<ToolResponse<Static<TObject<Output>>>>;
}

/** A tool like any other, whatever its fields. */
export type AnyTool = Omit<Tool, 'about' | 'call'> & {
  about: (args: never) => readonly string[];
  call: (deps: AgentDeps, call: ToolCall, args: never) => Promise<ToolResponse<object>>;
};

/** What the tools work with: the same that the routes do. */
export type AgentDeps = CompanyDeps;

const BillingSchema = Type.Object(
  {
    price: Type.Integer({ minimum: 0, description: 'The price of the call if it is not free.' }),
    credits_charged: Type.Integer({ minimum: 0 }),
    credits_remaining: Type.Integer({ minimum: 0 }),
  },
  { description: 'In credits.' },
);

/** The schema of a tool's whole answer. A refusal has `error` in place of the tool's own fields, so these are optional. */
export function outputSchema({ output }: Pick<Tool, 'output'>): TObject {
  return Type.Object({
    message: Type.String({ description: 'The result in one line.' }),
    error: Type.Optional(
      Type.String({ description: 'Why the call was refused. The other fields are absent then.' }),
    ),
    ...Type.Partial(output).properties,
    coverage: CoverageSchema,
    notes: Type.Array(Type.String()),
    billing: BillingSchema,
  });
}
