import { type MantineColorScheme, NativeSelect, useMantineColorScheme } from '@mantine/core';
import { texts } from '../texts';

const { schemes } = texts.navigation;

/** Light, dark, or as the system says. */
export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <NativeSelect
      size="xs"
      label={texts.navigation.colorScheme}
      value={colorScheme}
      onChange={({ currentTarget }) => {
        setColorScheme(currentTarget.value as MantineColorScheme);
      }}
      data={Object.entries(schemes).map(([value, label]) => ({ value, label }))}
    />
  );
}
