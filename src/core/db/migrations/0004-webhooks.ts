import type { Migration } from '../migrate.ts'

export const webhooks: Migration = {
  name: '0004-webhooks',
  sql: /* sql */ `
    -- What a job reaches, so that no single far side gets more than a few of them at once.
    alter table jobs add column target text;

    create table webhooks (
      id integer primary key autoincrement,
      site_id integer not null references hosted_sites (id) on delete cascade,
      name text not null,
      url text not null,
      events text not null,
      disabled_reason text,
      -- The first and the newest failure since a delivery last arrived.
      failing_since text,
      failed_at text,
      last_delivery_at text,
      -- Milliseconds since 1970: a throttle of seconds needs more than seconds.
      tested_ms integer,
      created_at text not null
    ) strict;
    create index webhooks_site on webhooks (site_id, id desc);
    -- A site takes its webhooks with it, and they their secrets.
    create trigger webhooks_gone after delete on webhooks begin
      delete from secrets where name = 'webhook:' || old.id;
    end;

    -- One event for one webhook. The body is stored as it was first made: every try sends these very bytes.
    create table webhook_deliveries (
      id integer primary key autoincrement,
      webhook_id integer not null references webhooks (id) on delete cascade,
      event_id text not null,
      event text not null,
      state text not null check (state in ('pending', 'delivered', 'failed')),
      -- The one job that may send it; a resend hands it to another.
      job_id text,
      error text,
      created_at text not null,
      settled_at text,
      body text not null
    ) strict;
    create index webhook_deliveries_of on webhook_deliveries (webhook_id, id desc);
    create index webhook_deliveries_open on webhook_deliveries (webhook_id) where state = 'pending';

    create table webhook_attempts (
      id integer primary key autoincrement,
      webhook_id integer not null references webhooks (id) on delete cascade,
      delivery_id integer not null references webhook_deliveries (id) on delete cascade,
      at text not null,
      status integer,
      ok integer not null,
      error text,
      duration_ms integer not null,
      answer text not null
    ) strict;
    create index webhook_attempts_of on webhook_attempts (webhook_id, id desc);
    create index webhook_attempts_delivery on webhook_attempts (delivery_id);
    create index webhook_attempts_at on webhook_attempts (at);
  `,
}
