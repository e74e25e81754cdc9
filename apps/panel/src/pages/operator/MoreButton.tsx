import { Button, Center } from '@mantine/core';
import { operator } from '../../texts/operator';

interface Props {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Reads the next page of a list, if there is one. */
export function MoreButton({ list }: Props) {
  if (!list.hasNextPage) return null;
  return (
    <Center>
      <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {operator.more}
      </Button>
    </Center>
  );
}
