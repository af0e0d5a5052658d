import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;

/**
 * Compiles and runs the Main.java of each folder that is named in a file, one after the other in one machine, and
 * writes what each died of to `failure` in its folder.
 */
public class RunAll {
    public static void main(String[] folders) throws Exception {
        var compiler = ToolProvider.getSystemJavaCompiler();
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        for (var name : Files.readAllLines(Path.of(folders[0]))) {
            var folder = Path.of(name);
            try (var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
                var said = new ByteArrayOutputStream();
                var options = List.of("-encoding", "UTF-8", "-proc:none", "-d", name);
                var sources = files.getJavaFileObjects(folder.resolve("Main.java"));
                var task = compiler.getTask(new java.io.OutputStreamWriter(said), files, null, options, null, sources);
                if (!task.call()) throw new IllegalStateException(said.toString(StandardCharsets.UTF_8));
                var parent = ClassLoader.getPlatformClassLoader();
                try (var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, parent)) {
                    var main = loader.loadClass("Main").getMethod("main", String[].class);
                    main.invoke(null, (Object) new String[0]);
                }
            } catch (Throwable failure) {
                var cause = failure.getCause() == null ? failure : failure.getCause();
                Files.writeString(folder.resolve("failure"), cause.toString());
            }
        }
        System.exit(0);
    }
}
