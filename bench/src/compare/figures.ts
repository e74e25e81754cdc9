/** A single value that is no comparison of rates, such as a process's memory. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** At most this, if there is a goal. */
  goal: number | null;
}

/** Whether the goal is reached; null if there is none. */
export const isWithinGoal = ({ value, goal }: Figure): boolean | null =>
  goal === null ? null : value <= goal;

/** Prints figures as a Markdown table. */
export function printFigures(figures: readonly Figure[], print: (line: string) => void): void {
  print('| what | | unit | goal |');
  print('| --- | ---: | --- | --- |');
  for (const figure of figures) {
    const reached = { true: 'reached', false: 'missed', null: '' }[String(isWithinGoal(figure))] ?? '';
    const value = Number(figure.value.toPrecision(3));
    print(
      `| ${figure.name} | ${value} | ${figure.unit} | ${figure.goal === null ? '' : `≤ ${figure.goal} ${reached}`} |`,
    );
  }
}
