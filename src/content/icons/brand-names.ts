import { readRows } from './rows.ts';

/** Short and old names of brands to those of Font Awesome or, where it has none, of simple-icons. */
export const brandNames: ReadonlyMap<string, string> = readRows(`
amazon-web-services aws, azure microsoftazure, azure-openai openai, bedrock aws, bitbucket-square bitbucket
chatgpt openai, cloud-run googlecloud, cplusplus cplusplus, csharp dotnet, deno-logo deno, discord-alt discord
dot-net dotnet, elastic elasticsearch, facebook-square square-facebook, gcp googlecloud, gemini googlegemini
github-alt github, github-square square-github, golang go, google-cloud googlecloud, google-gemini googlegemini
hacker-news-square square-hacker-news, hugging-face huggingface, instagram-square square-instagram, java-script js
javascript js, k8s kubernetes, linkedin-square linkedin, llama ollama, medium-m medium, microsoft-azure microsoftazure
mistral mistralai, mongo mongodb, nestjs nestjs, next nextdotjs, next-js nextdotjs, nextjs nextdotjs, node node-js
node.js node-js, nodejs node-js, nuxt nuxt, open-ai openai, opentelemetry opentelemetry, otel opentelemetry
pg postgresql, postgres postgresql, py python, rabbit-mq rabbitmq, reddit-square square-reddit
s3 amazons3, snowflake-logo snowflake, spring-boot springboot, svelte-kit svelte, swift-ui swift, tailwind tailwindcss
tailwind-css tailwindcss, telegram-plane telegram, ts typescript, twitter-square square-twitter, vertex-ai googlecloud
visual-studio-code visualstudiocode, vs-code visualstudiocode, vscode visualstudiocode, vue vuejs, vue-js vuejs
whatsapp-square square-whatsapp, x-corp x-twitter, xcom x-twitter, youtube-square square-youtube
`);
