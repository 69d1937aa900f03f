import type { Migration } from '../migrate.ts'

export const publishing: Migration = {
  name: '0005-publishing',
  sql: /* sql */ `
    -- A connected CMS. One that was disconnected stays: what was published there has its name from here.
    create table cms_sites (
      id integer primary key autoincrement,
      name text not null,
      type text not null check (type in ('cms-a', 'cms-b')),
      url text not null,
      status text not null check (status in ('connected', 'needs_attention', 'disconnected')),
      -- Why it needs attention, as a sentence.
      reason text,
      -- Whom the credential belongs to, where it does not say so itself; then how the CMS names them.
      user_name text not null,
      account text not null,
      rights text not null,
      allow_local integer not null,
      last_sync_at text,
      created_at text not null,
      updated_at text not null,
      unique (type, url)
    ) strict;
    create trigger cms_sites_gone after delete on cms_sites begin
      delete from secrets where name = 'cms:' || old.id;
    end;

    -- Made when queued, one for an article on a site: a repetition never doubles. The marker finds the post again.
    create table publications (
      id integer primary key autoincrement,
      article_id integer not null references articles (id) on delete cascade,
      site_id integer not null references cms_sites (id) on delete cascade,
      marker text not null unique,
      -- 'queued' and 'failed' until something arrived; then as the CMS says.
      status text not null,
      external_id integer,
      external_ref text,
      external_url text,
      published_at text,
      -- A hash of the post as it was read back, and when the CMS last changed it: what tells a change there.
      baseline text,
      remote_modified_at text,
      created_at text not null,
      updated_at text not null,
      unique (article_id, site_id)
    ) strict;
    create index publications_site on publications (site_id);

    -- What the writer wants sent, frozen.
    create table outbox_ops (
      id integer primary key autoincrement,
      publication_id integer not null references publications (id) on delete cascade,
      version_id integer references article_versions (id) on delete set null,
      marker text not null,
      slug text not null,
      language text not null,
      intent text not null check (intent in ('publish', 'draft', 'pending')),
      categories text not null,
      state text not null check (state in ('queued', 'synced', 'needs_attention', 'superseded', 'cancelled')),
      -- The one job that may send it.
      job_id text,
      -- It made the post; otherwise it changed one.
      is_first integer not null default 0,
      -- What the CMS took otherwise than asked, as sentences.
      warnings text not null default '[]',
      -- Why it needs attention: code, message and details of the error.
      failure text,
      created_at text not null,
      settled_at text
    ) strict;
    create index outbox_ops_of on outbox_ops (publication_id, id desc);
    create index outbox_ops_open on outbox_ops (publication_id) where state = 'queued';
    create index outbox_ops_version on outbox_ops (version_id) where version_id is not null;

    -- Integers for the ids of a CMS whose own ids are text. Never given out again.
    create table cms_remote_ids (
      id integer primary key autoincrement,
      site_id integer not null references cms_sites (id) on delete cascade,
      kind text not null check (kind in ('post', 'category')),
      external_ref text not null,
      unique (site_id, kind, external_ref)
    ) strict;

    -- A file is uploaded once to a site.
    create table cms_media (
      site_id integer not null references cms_sites (id) on delete cascade,
      sha256 text not null,
      external_ref text not null,
      external_url text not null,
      uploaded_at text not null,
      primary key (site_id, sha256)
    ) strict;
  `,
}
