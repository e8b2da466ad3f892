import { defineCollection } from 'astro:content';
import { contentLoader } from './loaders/content-loader.ts';

export const collections = { content: defineCollection({ loader: contentLoader }) };
