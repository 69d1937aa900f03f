import type { Migration } from '../migrate.ts'

export const idempotency: Migration = {
  name: '0007-idempotency',
  sql: `
    -- Written with the first change that a call makes, so that a call that was cut off is known to have begun.
    -- status and answer are null until there is an answer.
    create table idempotency_keys (
      id integer primary key autoincrement,
      caller text not null,
      operation text not null,
      key text not null,
      input_sha256 text not null,
      status integer,
      answer text,
      created_at text not null,
      unique (caller, operation, key)
    ) strict;
    create index idempotency_keys_age on idempotency_keys (created_at);
  `,
}
