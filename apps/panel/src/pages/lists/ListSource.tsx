import { Button, Code, FileButton, Group, Input, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { count } from '../../components/numbers';
import { newList as t } from '../../texts/lists';
import { type ListFile, readListFile } from './read-list-file';

/** A list as text that was typed or pasted, or as a file. */
export type Source = string | ListFile;

interface Props {
  source: Source;
  onChange: (source: Source) => void;
  error: string | undefined;
}

/** Takes the companies of a list: typed, pasted, or from a file that is chosen or dropped. */
export function ListSource({ source, onChange, error }: Props) {
  const [fault, setFault] = useState<string>();
  const [isOver, setOver] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const change = (next: Source) => {
    setFault(undefined);
    onChange(next);
  };
  const take = async (file: File | null | undefined) => {
    if (!file) return;
    const read = await readListFile(file);
    if (typeof read === 'string') setFault(read);
    else change(read);
  };
  return (
    <div
      className="list-source"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      {typeof source === 'string' ? (
        <>
          <Textarea
            ref={field}
            label={t.companies}
            description={t.companiesHint}
            placeholder={t.placeholder}
            value={source}
            onChange={({ currentTarget }) => {
              change(currentTarget.value);
            }}
            error={fault ?? error}
            rows={8}
            className="one-a-line"
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
          />
          <Group gap="xs">
            <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={(file) => void take(file)}>
              {(props) => (
                <Button {...props} variant="default" size="xs">
                  {t.chooseFile}
                </Button>
              )}
            </FileButton>
            <Text size="sm" c="dimmed">
              {t.orDrop}
            </Text>
          </Group>
        </>
      ) : (
        <Input.Wrapper label={t.file} error={fault ?? error} labelElement="div">
          <Group gap="sm">
            <Code className="breakable">{source.name}</Code>
            <Text size="sm" c="dimmed">
              {t.fileSize(count(Math.ceil(source.size / 1_024)))}
            </Text>
            <Button
              variant="default"
              size="xs"
              autoFocus
              onClick={() => {
                change('');
                requestAnimationFrame(() => field.current?.focus());
              }}
            >
              {t.removeFile}
            </Button>
          </Group>
        </Input.Wrapper>
      )}
    </div>
  );
}
