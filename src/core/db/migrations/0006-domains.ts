import type { Migration } from '../migrate.ts'

export const domains: Migration = {
  name: '0006-domains',
  sql: /* sql */ `
    create table domains (
      id integer primary key autoincrement,
      site_id integer not null references hosted_sites (id) on delete cascade,
      hostname text not null unique,
      token text not null,
      status text not null check (status in ('pending', 'verified', 'failed')),
      ssl_status text not null check (ssl_status in ('pending', 'active', 'failed')),
      -- The sentence shown, and everything that was found at the last look.
      detail text not null,
      findings text not null,
      checked_at text,
      -- Until then it is looked at every ten minutes while something is open.
      watched_until text not null,
      job_id text,
      created_at text not null
    ) strict;
    create index domains_site on domains (site_id, id desc);

    -- Where the writer hosts the export: a name, or addresses.
    create table domain_targets (
      site_id integer primary key references hosted_sites (id) on delete cascade,
      cname text,
      addresses text not null
    ) strict;
  `,
}
