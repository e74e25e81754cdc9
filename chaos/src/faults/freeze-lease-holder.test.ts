import { writtenIn } from './freeze-lease-holder';

const BATCH = 'batch_01HZY3V9K4T5N6P7Q8R9S0T1V2';

test.each([
  [`SELECT finish_module($1, $2::int, $3, $4::json) ["${BATCH}",3,"company","{}"]`, 3],
  [`UPDATE batches SET building = array_append(building, $1) ["team",20,"${BATCH}",12,"team","team"]`, 12],
  [`UPDATE batches SET collected_at = clock_timestamp() [7,20,"${BATCH}","1","[]","[]"]`, 1],
])('finds the batch and the fence of what a worker was about to write: %s', (statement, fence) => {
  expect(writtenIn(statement)).toEqual({ batchId: BATCH, fence });
});

test('finds no batch in a statement without a fence', () => {
  expect(writtenIn(`SELECT FROM batches WHERE id = $1 ["${BATCH}"]`)).toBeNull();
});
