import type { Connection } from '../database'

/** What the list shows of a battle has one form for every game: sides, size, and how far it has come as a code. */
export function outlines(connection: Connection): void {
  connection.exec(`
    UPDATE battles SET summary = json_object(
      'sides', json_extract(summary, '$.armies'),
      'size', json_extract(summary, '$.agreedPoints'),
      'standing', json_object(
        'code', json_extract(summary, '$.stage'),
        'figures', CASE WHEN json_extract(summary, '$.round') IS NULL THEN json_object()
          ELSE json_object('round', json_extract(summary, '$.round')) END
      ),
      'picture', json_extract(summary, '$.picture')
    ) WHERE json_extract(summary, '$.armies') IS NOT NULL
  `)
}
