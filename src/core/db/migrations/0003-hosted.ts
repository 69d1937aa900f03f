import type { Migration } from '../migrate.ts'

export const hosted: Migration = {
  name: '0003-hosted',
  sql: /* sql */ `
    create table hosted_sites (
      id integer primary key autoincrement,
      name text not null,
      slug text not null unique,
      template_key text,
      default_locale text not null,
      analytics_token text,
      revision integer not null,
      created_at text not null,
      updated_at text not null,
      theme_config text not null
    ) strict;

    create table hosted_pages (
      id integer primary key autoincrement,
      site_id integer not null references hosted_sites (id) on delete cascade,
      locale text not null,
      slug text not null,
      title text not null,
      page_type text not null check (page_type in ('standard', 'blog_listing')),
      status text not null check (status in ('draft', 'published')),
      nav_order integer,
      meta_title text,
      meta_description text,
      canonical_url text,
      og_image_url text,
      noindex integer not null default 0,
      -- Set when it is first published: only then did anyone know its address.
      first_live_at text,
      revision integer not null,
      created_at text not null,
      updated_at text not null,
      background text,
      sections text not null,
      unique (site_id, locale, slug)
    ) strict;
    create index hosted_pages_counted on hosted_pages (site_id, status);

    create table page_versions (
      id integer primary key autoincrement,
      page_id integer not null references hosted_pages (id) on delete cascade,
      revision integer not null,
      made_by text not null,
      title text not null,
      section_count integer not null,
      created_at text not null,
      sections text not null
    ) strict;
    create index page_versions_of on page_versions (page_id, id desc);

    create table shared_sections (
      id integer primary key autoincrement,
      site_id integer not null references hosted_sites (id) on delete cascade,
      name text not null,
      revision integer not null,
      created_at text not null,
      updated_at text not null,
      section text not null
    ) strict;
    create index shared_sections_of on shared_sections (site_id, id desc);

    create table hosted_posts (
      id integer primary key autoincrement,
      site_id integer not null references hosted_sites (id) on delete cascade,
      -- No reference: what is public stays public when its article goes for good.
      article_id integer not null,
      locale text not null,
      slug text not null,
      status text not null check (status in ('live', 'draft')),
      meta_title text,
      meta_description text,
      canonical_url text,
      og_image_url text,
      noindex integer not null default 0,
      published_at text,
      revision integer not null,
      created_at text not null,
      updated_at text not null,
      -- The article as it was taken over; its text last.
      article_revision integer not null,
      version_id integer references article_versions (id) on delete set null,
      title text not null,
      language text not null,
      article_meta_title text not null,
      article_meta_description text not null,
      keywords text not null,
      word_count integer not null,
      content text not null,
      unique (site_id, article_id),
      unique (site_id, locale, slug)
    ) strict;
    create index hosted_posts_live on hosted_posts (site_id, locale, published_at desc, id desc) where status = 'live';
    create index hosted_posts_article on hosted_posts (article_id, status);
    create index hosted_posts_version on hosted_posts (version_id) where version_id is not null;

    create table redirects (
      id integer primary key autoincrement,
      site_id integer not null references hosted_sites (id) on delete cascade,
      from_path text not null,
      to_path text not null,
      status integer not null check (status in (301, 302)),
      made_by text not null,
      created_at text not null,
      unique (site_id, from_path)
    ) strict;
    create index redirects_to on redirects (site_id, to_path);
  `,
}
