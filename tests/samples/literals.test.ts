import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteGo, writeGoText } from '../../src/http/samples/go.ts';
import { quoteJava, writeJavaText } from '../../src/http/samples/java.ts';
import { quoteKotlin, writeKotlinText } from '../../src/http/samples/kotlin.ts';
import { quotePhp, writePhpText } from '../../src/http/samples/php.ts';
import { quotePython, writePythonText } from '../../src/http/samples/python.ts';
import { quoteRuby, writeRubyText } from '../../src/http/samples/ruby.ts';
import { nastyText } from '../support/text-fixture.ts';
import { installRuntimes } from './install-runtimes.ts';
import { kotlinHome } from './runtimes.ts';

installRuntimes();

interface Reader {
  readonly language: string;
  readonly writers: readonly ((text: string) => string)[];
  /** A program that prints the UTF-8 bytes of each literal in hexadecimal digits, one on each line. */
  readonly write: (literals: readonly string[]) => string;
  readonly fileName: string;
  readonly command: readonly [string, ...string[]];
}

const readers: readonly Reader[] = [
  {
    language: 'Python',
    writers: [quotePython, writePythonText],
    write: (literals) => literals.map((literal) => `print(${literal}.encode().hex())`).join('\n'),
    fileName: 'read.py',
    command: ['python3'],
  },
  {
    language: 'Ruby',
    writers: [quoteRuby, writeRubyText],
    write: (literals) => literals.map((literal) => `text = ${literal}\nputs text.unpack1('H*')`).join('\n'),
    fileName: 'read.rb',
    command: ['ruby'],
  },
  {
    language: 'PHP',
    writers: [quotePhp, writePhpText],
    write: (literals) =>
      `<?php\n${literals.map((literal) => `$text = ${literal};\necho bin2hex($text), "\\n";`).join('\n')}`,
    fileName: 'read.php',
    command: ['php'],
  },
  {
    language: 'Go',
    writers: [quoteGo, writeGoText],
    write: (literals) =>
      `package main\n\nimport "fmt"\n\nfunc main() {\n${literals.map((literal) => `fmt.Printf("%x\\n", ${literal})`).join('\n')}\n}\n`,
    fileName: 'read.go',
    command: ['go', 'run'],
  },
  {
    language: 'Java',
    writers: [quoteJava, (text) => writeJavaText(text, '    ')],
    write: (literals) =>
      [
        'import java.nio.charset.StandardCharsets;',
        'import java.util.HexFormat;',
        'public class Main {',
        '  static void show(String text) {',
        '    System.out.println(HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8)));',
        '  }',
        '  public static void main(String[] args) {',
        ...literals.map((literal) => `    show(${literal});`),
        '  }',
        '}',
      ].join('\n'),
    fileName: 'Main.java',
    command: ['java'],
  },
  {
    language: 'Kotlin',
    writers: [quoteKotlin, (text) => writeKotlinText(text, '    ')],
    write: (literals) =>
      [
        'fun show(text: String) = println(text.toByteArray().joinToString("") { "%02x".format(it) })',
        ...literals.map((literal, index) => `fun show${index}() = show(${literal})`),
        'fun main() {',
        ...literals.map((_, index) => `  show${index}()`),
        '}',
      ].join('\n'),
    fileName: 'Main.kt',
    command: [
      'bash',
      '-c',
      `${kotlinHome}/bin/kotlinc -nowarn "$0" -d "$0.classes" && java -cp "$0.classes:${kotlinHome}/lib/kotlin-stdlib.jar" MainKt`,
    ],
  },
];

test.each(readers)(
  '$language reads from every literal what was written into it',
  (reader) => {
    const texts = fc.sample(nastyText, { numRuns: 400, seed: 7 });
    const cases = texts.flatMap((text) => reader.writers.map((write) => ({ text, literal: write(text) })));
    const folder = mkdtempSync(join(tmpdir(), 'octavo-literals-'));
    try {
      const file = join(folder, reader.fileName);
      writeFileSync(file, reader.write(cases.map(({ literal }) => literal)));
      const [program, ...words] = reader.command;
      const output = execFileSync(program, [...words, file], {
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
        env: {
          ...process.env,
          LC_ALL: 'C.UTF-8',
          JAVA_TOOL_OPTIONS: '-Dfile.encoding=UTF-8',
          GOCACHE: join(tmpdir(), 'octavo-go-cache'),
          GOPROXY: 'off',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const read = output.split('\n').slice(0, cases.length);
      const wrong = cases.filter(
        ({ text }, index) => Buffer.from(text.toWellFormed()).toString('hex') !== read[index],
      );
      expect(wrong).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  120_000,
);
